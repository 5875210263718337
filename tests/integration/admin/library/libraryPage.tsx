import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ImageLibrary } from '#features/admin/shared/library/ImageLibrary.tsx';
import { LeaveQuestion } from '#features/admin/shared/LeaveQuestion.tsx';
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

/** Opens the library in the folder that it starts in. */
export async function openLibrary(): Promise<{ user: UserEvent; unmount: () => void }> {
  history.replaceState(null, '', '/edit-producto');
  const opened = await renderPart(async () => {
    const { ImageLibrary: Library } =
      await import('#features/admin/shared/library/ImageLibrary.tsx');
    return <Screen Library={Library} />;
  });
  await opened.user.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Biblioteca de imágenes' });
  return opened;
}

/** Opens folders, one in the other. */
export async function openFolders(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await user.click(await screen.findByRole('button', { name: `Abrir la carpeta ${name}` }));
    await screen.findByRole('button', { name, current: 'location' });
  }
}

/** Names of the pictures on the page, once there are any. */
export async function findNames(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Imágenes' });
  return within(list)
    .getAllByRole('link')
    .map((picture) => picture.closest('li')?.textContent ?? null);
}

/** The folders on show. */
export const folders = () =>
  within(screen.getByRole('list', { name: 'Carpetas' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

/** The steps from the root to the folder that is open. */
export const steps = () =>
  within(screen.getByRole('navigation', { name: 'Carpeta actual' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

/** What files are given to. */
export const input = () => screen.getByLabelText('Elegir imágenes');

/** The button that starts an upload. */
export const startButton = () => screen.getByRole('button', { name: 'Subir' });

/** Chooses files and uploads them. */
export async function uploadFiles(user: UserEvent, files: File[]): Promise<void> {
  await user.upload(input(), files);
  await user.click(startButton());
}

/** What the files that failed say, once the batch has ended. */
export async function findFailures(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Archivos fallidos' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}
