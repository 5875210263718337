import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { network } from '#tests/backend.ts';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { gate } from '#tests/gate.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { listFiles, pictureFile } from '../pictures/library.ts';
import { endSession, failure, nameField, popupClosed, shownNames } from '../staffShop.ts';
import {
  address,
  familiaField,
  findPicker,
  GORRA,
  rowsShown,
  saveForm,
  thumbnail,
  useSubfamilias,
} from './page.ts';

const { backend, sql, signInAs, openAt, openList, openRow, stored } = useSubfamilias();
beforeAll(async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `thumbnails/foto-${index}.webp`);
  await listFiles(backend(), paths);
});

const REQUIRED = 'Este campo es obligatorio';

describe('adding', () => {
  const ADDED = '¡Subfamilia agregada exitosamente!';

  async function openPopup() {
    const user = await openList();
    await user.click(screen.getByText('Agregar subfamilia'));
    await screen.findByText('Agregar subfamilia', { selector: 'h2' });
    return user;
  }

  test('asks for name and familia, inserts once although a response is lost, and closes after 0.8 s', async () => {
    // It has the same name and familia, and existed before.
    await sql(`insert into public.subfamilia (nombre, familia_id) values ('Delantal', 103)`);
    const user = await openPopup();
    expect(nameField()).toHaveFocus();
    await saveForm(user, { name: '   ' });
    expect(await screen.findAllByText(REQUIRED)).toHaveLength(2);
    expect(nameField()).toHaveFocus();
    expect(nameField()).toHaveAccessibleDescription(REQUIRED);
    await saveForm(user, { name: ' Delantal ' });
    expect(screen.getByText(REQUIRED)).toBeVisible();
    expect(familiaField()).toHaveFocus();
    expect(await stored('Delantal')).toHaveLength(1);
    faults.write('post', 'subfamilia', lostAnswer(backend), { once: true });
    await saveForm(user, { familia: 'Algodón crudo' });
    await screen.findByText('Error al agregar la subfamilia.');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await saveForm(user, { name: 'Delantal largo' });
    await screen.findByText(ADDED);
    expect(await stored('Delantal')).toMatchObject([
      { nombre: 'Delantal' },
      { nombre: 'Delantal largo', familia_id: 103, thumbnail: null },
    ]);
    vi.advanceTimersByTime(800);
    await popupClosed();
    expect(await screen.findByText('Delantal largo')).toBeVisible();
    expect(address()).toBe('/edit-subfamilia');
  });

  test('asks in English where the visitor chose it', async () => {
    await signInAs();
    const { user } = await renderApp('/add-subfamilia', { language: 'en' });
    await screen.findByText('Elija una familia');
    await saveForm(user, { name: ' ' });
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
  });

  test('takes one of ten thumbnails per page, which can be removed, and waits for an upload', async () => {
    const user = await openPopup();
    const picker = await findPicker();
    const picture = picker.getByTitle('foto-7.webp');
    expect(picker.getAllByTitle(/\.(webp|jpg)$/)).toHaveLength(10);
    await user.click(picture);
    expect(picture).toHaveAttribute('aria-pressed', 'true');
    expect(picker.getByText('Imagen elegida')).toBeVisible();
    await user.click(picker.getByText('Quitar imagen'));
    expect(picture).toHaveAttribute('aria-pressed', 'false');
    expect(picker.getByText('Sin imagen')).toBeVisible();
    const [held, endUpload] = gate();
    network.use(http.post('*/storage/v1/object/productsamples/*', () => held));
    await user.upload(screen.getByLabelText('Subir imagen'), await pictureFile('Foto niño.jpg'));
    await waitFor(() => expect(screen.getByText('Guardar')).toHaveAttribute('aria-busy', 'true'));
    await saveForm(user, { name: 'Con foto', familia: 'Gorras' });
    expect(await stored('Con foto')).toEqual([]);
    endUpload();
    await screen.findByText('Imagen elegida');
    await saveForm(user);
    await screen.findByText(ADDED);
    expect(await stored('Con foto')).toEqual([
      {
        nombre: 'Con foto',
        familia_id: 102,
        thumbnail: expect.stringMatching(/\/thumbnails\/\d+_Foto_nino\.jpg$/),
      },
    ]);
  });

  test('on its page leads to the list; a catalogue read before shows the row, once it is not refused', async () => {
    const goTo = (path: string) =>
      act(() => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      });
    const user = await openAt('/catalogue');
    await screen.findByText('Ñandutí');
    expect(screen.queryByText('Delantal')).toBeNull();
    goTo('/add-subfamilia');
    await screen.findByText('Guardar');
    faults.write('post', 'subfamilia', () => restError(401, 'PGRST301', 'expired'));
    await saveForm(user, { name: 'Delantal', familia: 'Gorras' });
    expect(await failure()).toContain('Debes iniciar sesión para agregar subfamilias');
    faults.none();
    await saveForm(user);
    await screen.findByText(ADDED);
    await rowsShown();
    expect(address()).toBe('/edit-subfamilia');
    goTo('/catalogue');
    expect(await screen.findByText('Delantal')).toBeVisible();
  });

  test('requests familias again that could not be read; without any it leads to their page', async () => {
    await sql('delete from public.producto; delete from public.subfamilia; delete from familia;');
    faults.rest('familia', () => restError(500, 'XX000', 'down'));
    const user = await openAt('/add-subfamilia');
    await screen.findByText('No se pudieron cargar las familias.');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await screen.findByText(/Todavía no hay familias/);
    expect(screen.queryByText('No se pudieron cargar las familias.')).toBeNull();
    expect(screen.getByText('Ir a familias')).toHaveAttribute('href', '/edit-familia');
  });
});

describe('editing', () => {
  const UPDATED = '¡Actualizado!';

  test('has an address, closes to the list with its search, and leaves the thumbnail as it was stored', async () => {
    const user = await openList('?buscar=gorra');
    const edit = () => user.click(screen.getByLabelText(`Editar ${GORRA}`));
    await edit();
    await screen.findByText('Editar subfamilia');
    expect(address()).toBe('/edit-subfamilia?buscar=gorra#editar-113');
    expect(nameField()).toHaveValue(GORRA);
    expect(familiaField()).toHaveDisplayValue('Gorras');
    expect(screen.getByText('Imagen elegida')).toBeVisible();
    history.back();
    await popupClosed();
    expect(address()).toBe('/edit-subfamilia?buscar=gorra');
    expect(screen.getByLabelText(`Editar ${GORRA}`)).toHaveFocus();
    await edit();
    await saveForm(user, { name: 'Gorra trucker', familia: 'Camisetas' });
    await screen.findByText(UPDATED);
    await popupClosed();
    expect(await screen.findByText('Gorra trucker')).toBeVisible();
    expect(shownNames()).not.toContain(GORRA);
    expect(await stored('Gorra')).toEqual([
      { nombre: 'Gorra trucker', familia_id: 101, thumbnail: thumbnail('gorra.webp') },
    ]);
    history.replaceState(null, '', '/edit-subfamilia#editar-999');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(await failure()).toContain('Esa subfamilia ya no existe');
  });

  test('requires a thumbnail, of which six are on a page, name and familia', async () => {
    const user = await openRow('Editar', 'Zíper por metro');
    await saveForm(user, { name: 'Zíper' });
    const text = await failure();
    expect(text).toContain('Error: Thumbnail URL is missing');
    expect(text).toContain('Elija una imagen de la lista o suba una.');
    expect(document.activeElement).toHaveTextContent(/^Thumbnail/);
    const picker = await findPicker();
    expect(picker.getAllByTitle(/\.(webp|jpg)$/)).toHaveLength(6);
    await user.click(picker.getByLabelText('Página siguiente'));
    await user.click(picker.getByTitle('foto-3.webp'));
    expect(screen.queryByRole('alert')).toBeNull();
    await saveForm(user, { name: '', familia: 'Elija una familia' });
    expect(await screen.findAllByText(REQUIRED)).toHaveLength(2);
    await saveForm(user, { name: 'Zíper', familia: 'Gorras' });
    await screen.findByText(UPDATED);
    expect(await stored('Zíper')).toEqual([
      { nombre: 'Zíper', familia_id: 102, thumbnail: thumbnail('foto-3.webp') },
    ]);
  });

  test('that is refused keeps what was typed, and says why', async () => {
    const user = await openRow('Editar', GORRA, 'stranger');
    faults.write('patch', 'subfamilia', () => restError(401, 'PGRST301', 'expired'));
    await saveForm(user, { name: 'Mía' });
    expect(await failure()).toMatch('Debes iniciar sesión para guardar cambios');
    faults.none();
    await saveForm(user);
    await screen.findByText('Error al actualizar');
    expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
    endSession();
    await screen.findAllByText('Su sesión terminó');
    await saveForm(user);
    await screen.findByText('Debes iniciar sesión para guardar cambios');
    expect(nameField()).toHaveValue('Mía');
    expect(await stored('Gorra')).toMatchObject([{ nombre: GORRA }]);
  });

  test('shows fields that both sides changed before they are overwritten', async () => {
    const user = await openRow('Editar');
    await user.click((await findPicker()).getByTitle('foto-7.webp'));
    await sql(`update public.subfamilia
      set nombre = 'Gorra ajena', familia_id = 103, thumbnail = '/otra.webp' where id = 113`);
    await saveForm(user, { name: 'Gorra mía', familia: 'Camisetas' });
    const title = await screen.findByText('Otra persona guardó cambios mientras usted editaba');
    const question = within(title.closest<HTMLElement>('[data-tone]') ?? title);
    expect(question.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Nombre.*Gorra ajena.*Gorra mía$/),
      expect.stringMatching(/^Familia.*Algodón crudo.*Camisetas$/),
      expect.stringMatching(/^Thumbnail/),
    ]);
    expect(await stored('Gorra')).toMatchObject([{ nombre: 'Gorra ajena' }]);
  });
});
