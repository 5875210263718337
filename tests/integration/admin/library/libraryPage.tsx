import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LeaveQuestion } from '#features/admin/shared/form/ConfirmDialog.tsx';
import type { ImageLibrary } from '#features/admin/shared/library/ImageLibrary.tsx';
import { watchHistorySteps } from '#lib/historyEntry.ts';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { renderPart } from '../pictures/renderPart.tsx';

const HASH = '#biblioteca';

function Screen({ Library }: { Library: typeof ImageLibrary }) {
  const popup = useHashPopup(HASH);
  return (
    <>
      <button type="button" onClick={popup.open}>
        Abrir
      </button>
      {popup.isOpen && <Library hash={HASH} onClose={popup.close} />}
      <LeaveQuestion />
    </>
  );
}

// Watches before the router listens to the history, as the app does.
watchHistorySteps();

/** Opens the library, and then folders, each inside the previous one. */
export async function openLibrary(...names: readonly string[]): Promise<{ user: UserEvent }> {
  history.replaceState(null, '', '/edit-producto');
  const opened = await renderPart(async () => {
    const { ImageLibrary: Library } =
      await import('#features/admin/shared/library/ImageLibrary.tsx');
    return <Screen Library={Library} />;
  });
  await opened.user.click(screen.getByText('Abrir'));
  await screen.findByRole('dialog', { name: 'Biblioteca de imágenes' });
  await openFolders(opened.user, ...names);
  return opened;
}

export async function openFolders(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await user.click(await screen.findByLabelText(`Abrir la carpeta ${name}`));
    await screen.findByText(name, { selector: '[aria-current]' });
  }
}

export async function findNames(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Imágenes' });
  return [...list.querySelectorAll('span[title]')].map(({ textContent }) => textContent);
}

export const openParent = (user: UserEvent, name: string) =>
  user.click(screen.getByText(name, { selector: 'nav button' }));

export const folders = () =>
  within(screen.getByLabelText('Carpetas'))
    .getAllByRole('button')
    .map((button) => button.textContent);

export const breadcrumbs = () =>
  within(screen.getByLabelText('Carpeta actual'))
    .getAllByRole('button')
    .map((button) => button.textContent);
