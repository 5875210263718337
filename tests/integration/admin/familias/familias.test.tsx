import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { faults, lostAnswer, restError } from '#tests/faults.ts';
import { gate } from '#tests/gate.ts';
import { findToast } from '#tests/toast.ts';
import { failure, nameField, popupClosed, shownNames, type Who } from '../staffShop.ts';
import {
  findPopup,
  NO_FAMILIAS,
  positionField,
  recordWrites,
  rowButton,
  saveForm,
  shownRows,
  useFamilias,
} from './page.ts';

const { sql, backend, openAt, openList, storedRows } = useFamilias();

const ADDED = '¡Familia agregada!';

describe('the list', () => {
  test('shows the familias by position, with a handle, ID, Nombre, Orden and actions', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Familias');
    const headers = Array.from(document.querySelectorAll('thead th'), (th) => th.textContent);
    expect(headers).toEqual(['Mover', 'ID', 'Nombre', 'Orden', 'Acciones']);
    const unnumbered = ['Bolsos –Sin orden', 'Zapatos –Sin orden'];
    expect(shownRows()).toEqual(['Camisetas 1', 'Gorras 2', 'Toallas 4', ...unnumbered]);
    const row = screen.getByText('Toallas').closest('tr') ?? document.body;
    expect(within(row).getByText('3')).toBeVisible();
    const labels = Array.from(row.querySelectorAll('button'), (b) => b.getAttribute('aria-label'));
    const verbs = ['Arrastrar', 'Subir', 'Bajar', 'Editar', 'Eliminar'];
    expect(labels).toEqual(verbs.map((verb) => `${verb} «Toallas»`));
    expect(rowButton('Subir', 'Camisetas')).toHaveAttribute('aria-disabled', 'true');
    expect(rowButton('Bajar', 'Camisetas')).toHaveAttribute('aria-disabled', 'false');
    expect(rowButton('Bajar', 'Zapatos')).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows that it loads, offers a retry when it cannot be read, and then to add the first', async () => {
    await sql(NO_FAMILIAS);
    const [isFailing, fail] = gate();
    faults.rest('familia', () => isFailing.then(() => Response.error()));
    const user = await openAt('/edit-familia');
    expect(await screen.findByText('Cargando familias…')).toBeInTheDocument();
    // It is there already, so that nothing moves when the rows arrive.
    expect(screen.getByText('Auto-ordenar')).toBeDisabled();
    fail();
    expect(await failure()).toContain('Error al cargar familias');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    expect(await screen.findByText('Todavía no hay familias')).toBeVisible();
    expect(screen.queryByText('Auto-ordenar')).toBeNull();
    const [, inList] = screen.getAllByText('Agregar familia');
    await user.click(inList ?? document.body);
    await findPopup('Agregar familia');
    await waitFor(() => expect(positionField()).toHaveValue('1'));
  });
});

describe('adding', () => {
  test('takes the last order of the database, and what was typed before it is read stays', async () => {
    const user = await openList();
    await sql("update public.familia set number = 70 where nombre = 'Bolsos'");
    const [isReleased, release] = gate();
    faults.rest('familia', ({ url }) => (url.includes('select=number') ? isReleased : undefined));
    await user.click(screen.getByText('Agregar familia'));
    await findPopup('Agregar familia');
    await user.type(positionField(), '3');
    await user.clear(positionField());
    release();
    await user.type(nameField(), 'Delantales');
    expect(positionField()).toHaveValue('');
    await user.click(screen.getByText('Cancelar'));
    await user.click(await screen.findByText('Salir sin guardar'));
    await popupClosed();
    await user.click(screen.getByText('Agregar familia'));
    await waitFor(() => expect(positionField()).toHaveValue('71'));
  });

  test('inserts once although a response is lost, and the popup closes after 1 s', async () => {
    const user = await openList();
    await user.click(screen.getByText('Agregar familia'));
    await waitFor(() => expect(positionField()).toHaveValue('5'));
    expect(nameField()).toHaveFocus();
    faults.write('post', 'familia', lostAnswer(backend), { once: true });
    await saveForm(user, { name: '  Delantal ' });
    await screen.findByText('Error al agregar familia');
    await waitFor(() => expect(shownRows()).toContain('Delantal 5'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await saveForm(user, { name: 'Delantales' });
    await screen.findByText(ADDED);
    expect((await storedRows()).slice(5)).toEqual(['Delantales 5']);
    vi.advanceTimersByTime(1000);
    await popupClosed();
    expect(shownRows()).toContain('Delantales 5');
  });

  test('on its page reads the last order again on demand, asks for a name and a whole number, and leads to the list', async () => {
    faults.rest('familia', 'network');
    const user = await openAt('/add-familia');
    const warning = await screen.findByText(/No se pudo leer el último orden/);
    expect(warning).toHaveRole('status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Agregar familia');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await waitFor(() => expect(positionField()).toHaveValue('5'));
    expect(warning).toBeEmptyDOMElement();
    const writes = recordWrites();
    await saveForm(user, { name: '   ', position: '1.5' });
    expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
    expect(screen.getByText('Escriba un número entero desde 1')).toBeVisible();
    expect(nameField()).toHaveFocus();
    await saveForm(user, { name: 'Delantales', position: '' });
    expect(await screen.findByText(ADDED)).toBeVisible();
    expect(writes).toEqual(['POST  {"nombre":"Delantales"}']);
    await waitFor(() => expect(location.pathname).toBe('/edit-familia'));
    expect(await screen.findByText('Delantales')).toBeVisible();
  });
});

describe('editing', () => {
  /** Opens the popup of 'Toallas', which is number 4. */
  async function openToallas() {
    const user = await openList();
    await user.click(rowButton('Editar', 'Toallas'));
    return { user, popup: await findPopup('Editar familia') };
  }
  const toallas = async () => (await storedRows())[2];

  test('tells each refusal, leaves an order that someone else changed, and closes', async () => {
    const { user } = await openToallas();
    expect(nameField()).toHaveValue('Toallas');
    expect(positionField()).toHaveValue('4');
    await sql('update public.familia set number = null where id = 3');
    faults.write('patch', 'familia', () => restError(401, 'PGRST301', 'expired'));
    await saveForm(user, { name: ' Paños ' });
    expect(await failure()).toContain('Debes iniciar sesión para editar familias');
    faults.none();
    faults.write('patch', 'familia', 'network', { once: true });
    await saveForm(user, {});
    await screen.findByText('Error al actualizar familia');
    await saveForm(user, {});
    await screen.findByText('Familia actualizada');
    await popupClosed();
    expect(await toallas()).toBe('Paños none');
    expect(shownNames()).toContain('Paños');
    expect(rowButton('Editar', 'Paños')).toHaveFocus();
  });

  test('shows name and order that both sides changed before they are overwritten', async () => {
    const { user, popup } = await openToallas();
    await sql("update public.familia set nombre = 'Mantas', number = null where id = 3");
    await saveForm(user, { name: 'Paños', position: '5' });
    const conflicts = await popup.findAllByRole('listitem');
    expect(conflicts.map((item) => item.textContent)).toEqual([
      'NombreEstá guardadoMantasUsted escribióPaños',
      'OrdenEstá guardadoSin ordenUsted escribió5',
    ]);
    expect(await toallas()).toBe('Mantas none');
    await user.click(screen.getByText('Guardar lo mío'));
    await screen.findByText('Familia actualizada');
    expect(await toallas()).toBe('Paños 5');
  });

  test('opens by the address of a familia, but not of one that does not exist', async () => {
    await openAt('/edit-familia#editar-2');
    await findPopup('Editar familia');
    expect(nameField()).toHaveValue('Gorras');
    history.replaceState(null, '', '/edit-familia#editar-99');
    dispatchEvent(new PopStateEvent('popstate'));
    await popupClosed();
  });
});

describe('deleting', () => {
  async function openDelete(name: string, who?: Who) {
    const user = await openList(who);
    await user.click(rowButton('Eliminar', name));
    const popup = await findPopup('Eliminar familia');
    await popup.findByText('Eliminar');
    return { user, popup, confirm: () => user.click(popup.getByText('Eliminar')) };
  }

  test('asks, deletes once, and takes the row out of the list', async () => {
    const { user, popup } = await openDelete('Toallas');
    expect(popup.getByText('¿Eliminar la familia «Toallas»? No se puede deshacer.')).toBeVisible();
    const writes = recordWrites();
    await user.dblClick(popup.getByText('Eliminar'));
    expect(await findToast('Se eliminó la familia «Toallas»')).toBeVisible();
    await popupClosed();
    expect(writes).toEqual(['DELETE eq.3']);
    expect(shownNames().join(' ')).toBe('Camisetas Gorras Bolsos Zapatos');
    // The button that had the focus is gone.
    expect(document.body).not.toHaveFocus();
  });

  test.each([
    ['Camisetas', '«Camisetas» tiene 3 subfamilias.'],
    ['Gorras', '«Gorras» tiene 1 subfamilia.'],
  ])('%s, which has subfamilias, leads to them instead', async (name, reason) => {
    const user = await openList();
    await user.click(rowButton('Eliminar', name));
    const popup = await findPopup(`«${name}» está en uso`);
    expect(popup.getByRole('status')).toHaveTextContent(reason);
    await user.click(popup.getByText('Ver sus subfamilias'));
    await waitFor(() => expect(location.search).toBe(`?buscar=${name}`));
    expect(location.pathname).toBe('/edit-subfamilia');
  });

  test('is refused to a stranger, and says why', async () => {
    const { confirm } = await openDelete('Toallas', 'stranger');
    faults.write('delete', 'familia', () => restError(401, 'PGRST301', 'expired'));
    await confirm();
    expect(await failure()).toContain('Debes iniciar sesión para eliminar familias');
    faults.none();
    await confirm();
    await screen.findByText('Error al eliminar familia');
    expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
    expect(await storedRows()).toHaveLength(5);
  });

  test('says that it is in use or gone meanwhile, and asks again when it was renamed', async () => {
    const { user, popup, confirm } = await openDelete('Toallas');
    await sql("insert into public.subfamilia (id, nombre, familia_id) values (14, 'Playa', 3)");
    await confirm();
    const text = await failure();
    expect(text).toContain('Error al eliminar familia');
    expect(text).toContain('«Toallas» tiene 1 subfamilia.');
    await sql(
      "delete from subfamilia where id = 14; update familia set nombre = 'Mantas' where id = 3",
    );
    await confirm();
    expect(await screen.findByText(/Otra persona le cambió el nombre/)).toBeVisible();
    expect(popup.getByText(/¿Eliminar la familia «Mantas»\?/)).toBeVisible();
    expect(await storedRows()).toHaveLength(5);
    await sql('delete from public.familia where id = 3');
    await confirm();
    expect(await failure()).toContain('Ya no existe');
    await user.click(popup.getByText('Cancelar'));
    await waitFor(() => expect(shownNames().join(' ')).toBe('Camisetas Gorras Bolsos Zapatos'));
  });
});
