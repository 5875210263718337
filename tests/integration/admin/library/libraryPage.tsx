import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ImageLibrary } from '#features/admin/shared/library/ImageLibrary.tsx';
import { LeaveQuestion } from '#features/admin/shared/LeaveQuestion.tsx';
import { watchHistorySteps } from '#shared/lib/historySteps.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { renderPart } from '../pictures/renderPart.tsx';

const HASH = '#biblioteca';

/** A screen that opens the library, and asks before work in it is lost. */
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

// As the app does: before the router listens.
watchHistorySteps();

/** Opens the library in its first folder. */
export async function openLibrary(): Promise<{ user: UserEvent; unmount: () => void }> {
  history.replaceState(null, '', '/edit-producto');
  const opened = await renderPart(async () => {
    const { ImageLibrary: Library } =
      await import('#features/admin/shared/library/ImageLibrary.tsx');
    return <Screen Library={Library} />;
  });
  await opened.user.click(screen.getByText('Abrir'));
  await screen.findByRole('dialog', { name: 'Biblioteca de imágenes' });
  return opened;
}

/** Opens folders, one inside the other. */
export async function openFolders(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await user.click(await screen.findByLabelText(`Abrir la carpeta ${name}`));
    await screen.findByText(name, { selector: '[aria-current]' });
  }
}

/** Names of the pictures on the page, once there are any. */
export async function findNames(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Imágenes' });
  return [...list.querySelectorAll('span[title]')].map(({ textContent }) => textContent);
}

/** Opens a folder above the open one. */
export const openParent = (user: UserEvent, name: string) =>
  user.click(screen.getByText(name, { selector: 'nav button' }));

/** Names of the listed folders. */
export const folders = () =>
  within(screen.getByLabelText('Carpetas'))
    .getAllByRole('button')
    .map((button) => button.textContent);

/** The breadcrumbs from the root to the open folder. */
export const breadcrumbs = () =>
  within(screen.getByLabelText('Carpeta actual'))
    .getAllByRole('button')
    .map((button) => button.textContent);

/** The file input. */
export const input = () => screen.getByLabelText('Elegir imágenes');

/** The button that starts an upload. */
export const startButton = () => screen.getByText('Subir', { selector: 'button' });

/** Chooses files and uploads them. */
export async function uploadFiles(user: UserEvent, files: File[]): Promise<void> {
  await user.upload(input(), files);
  await user.click(startButton());
}

/** The failed files with their reasons, once the batch has ended. */
export async function findFailures(): Promise<(string | null)[]> {
  const list = await screen.findByLabelText('Archivos fallidos');
  return [...list.children].map((item) => item.textContent);
}
