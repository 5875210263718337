import type { Locator, Page } from '@playwright/test';
import type { GivenFile } from './pictureFiles.ts';
import { expect } from './test.ts';

export const imageLibrary = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Biblioteca de imágenes' });

export async function openFolders(within: Locator, ...names: readonly string[]): Promise<void> {
  const path = within.getByRole('navigation', { name: 'Carpeta actual' });
  await path.getByRole('button', { name: 'Inicio' }).click();
  for (const name of names) {
    await within.getByRole('button', { name: `Abrir la carpeta ${name}`, exact: true }).click();
    await expect(path.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'location',
    );
  }
}

/** Creates a folder in the current folder of the library, and waits until it is open. */
export async function makeFolder(page: Page, name: string): Promise<void> {
  await imageLibrary(page).getByRole('button', { name: 'Nueva carpeta' }).click();
  const dialog = page.getByRole('dialog', { name: /^Nueva carpeta en/ });
  await dialog.getByLabel('Nombre de la carpeta').fill(name);
  await dialog.getByRole('button', { name: 'Crear carpeta' }).click();
  await expect(imageLibrary(page).getByText(`Carpeta creada: ${name}`)).toBeVisible();
}

export async function uploadToLibrary(page: Page, files: readonly GivenFile[]): Promise<void> {
  const library = imageLibrary(page);
  await library.getByLabel('Elegir imágenes').setInputFiles([...files]);
  await expect(
    library.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem'),
  ).toHaveCount(files.length);
  await library.getByRole('button', { name: 'Subir', exact: true }).click();
}
