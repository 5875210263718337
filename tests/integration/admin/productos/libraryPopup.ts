import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { pictureFile } from '../pictures/library.ts';

/** Opens the image library over the form of a product. */
export async function openLibrary(user: UserEvent) {
  await user.click(screen.getByText('Subir imágenes', { selector: 'button' }));
  const popup = await screen.findByRole('dialog', { name: 'Biblioteca de imágenes' });
  const library = within(popup);
  return {
    library,
    upload: async (...names: string[]) => {
      const files = await Promise.all(names.map((name) => pictureFile(name)));
      await user.upload(library.getByLabelText('Elegir imágenes'), files);
      await user.click(library.getByText('Subir', { selector: 'button' }));
    },
    /** Deletes a picture, after a question that says where it is used. */
    remove: async (name: string, uses: string, confirm: string) => {
      await user.click(await library.findByLabelText(`Eliminar ${name}`));
      const question = await screen.findByRole('dialog', { name: 'Eliminar archivo' });
      await within(question).findByText(uses);
      await user.click(within(question).getByText(confirm, { selector: 'button' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    },
    /** Waits until the form below is all there is. */
    close: async () => {
      const [close = popup] = library.getAllByText('Cerrar', { selector: 'button' });
      await user.click(close);
      await waitFor(() => expect(popup).not.toBeInTheDocument());
    },
  };
}

/** A fault that lets requests through once it is released. */
export function hold() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release: () => release(), fault: () => isReleased.then(() => undefined) };
}
