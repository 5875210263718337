import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { faults, restError } from '#tests/faults.ts';
import { gate } from '#tests/gate.ts';
import { retypeField } from '#tests/retype.ts';
import { findToast } from '#tests/toast.ts';
import { failure, nameField, popupClosed, shownNames } from '../staffShop.ts';
import { address, familiaField, GORRA, rowsShown, useSubfamilias } from './page.ts';

const { sql, openAt, openList, openRow, stored } = useSubfamilias();

describe('the list', () => {
  const searchField = () => screen.getByLabelText('Buscar por nombre o familia');

  test('shows ID, name, familia and thumbnail by name; its search is kept in the address', async () => {
    const user = await openList();
    const headers = Array.from(document.querySelectorAll('thead th'), (th) => th.textContent);
    expect(headers).toEqual(['ID', 'Nombre', 'Familia', 'Thumbnail', 'Acciones']);
    expect(shownNames()).toEqual([
      'árbol estampado',
      'Camiseta cuello redondo',
      GORRA,
      'Ñandutí',
      'Zíper por metro',
    ]);
    const row = screen.getByText('Camiseta cuello redondo').closest('tr') ?? document.body;
    expect(within(row).getByText('110')).toBeVisible();
    expect(within(row).getByText('Camisetas')).toBeVisible();
    expect(row.querySelector('img')?.src).toContain('/thumbnails/camiseta.webp');
    expect(screen.getByText('5 subfamilias')).toBeVisible();

    const entries = history.length;
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await retypeField(user, searchField(), 'algodon');
    expect(shownNames()).toEqual(['Ñandutí', 'Zíper por metro']);
    vi.advanceTimersByTime(500);
    await waitFor(() => expect(address()).toBe('/edit-subfamilia?buscar=algodon'));
    expect(history.length).toBe(entries);
    await retypeField(user, searchField(), "'; drop table %_*(,\\<b>");
    expect(screen.getByText(/^Ninguna subfamilia coincide con/)).toBeVisible();
    expect(screen.getByText('0 subfamilias')).toBeVisible();
    await user.click(screen.getByText('Ver todas'));
    expect(shownNames()).toHaveLength(5);
  });

  test('opens a search by its address, and clearing the search clears the address', async () => {
    const user = await openList('?buscar=gorra');
    expect(searchField()).toHaveValue('gorra');
    await user.type(searchField(), 's{Enter}');
    expect(searchField()).toHaveValue('gorras');
    expect(shownNames()).toEqual([GORRA]);
    await user.click(screen.getByLabelText('Borrar la búsqueda'));
    expect(searchField()).toHaveFocus();
    expect(shownNames()).toHaveLength(5);
    await waitFor(() => expect(address()).toBe('/edit-subfamilia'));
  });

  test('has every row beyond 1000, 50 on a page; its address opens the nearest page', async () => {
    await sql(`insert into public.subfamilia (id, nombre, familia_id)
      select 2000 + n, 'Variante ' || n, 101 from generate_series(1, 1200) n`);
    const user = await openList('?pagina=99');
    expect(screen.getByText('1,205 subfamilias')).toBeVisible();
    expect(shownNames().slice(3)).toEqual(['Variante 1200', 'Zíper por metro']);
    for (const page of ['-3', '1.5', '24']) {
      history.replaceState(null, '', `/edit-subfamilia?pagina=${page}`);
      act(() => void dispatchEvent(new PopStateEvent('popstate')));
      await waitFor(() => expect(shownNames()).toHaveLength(50));
    }
    await user.click(screen.getByLabelText('Última página'));
    expect(shownNames()).toHaveLength(5);
    expect(address()).toBe('/edit-subfamilia?pagina=25');
    await retypeField(user, searchField(), '1200');
    expect(shownNames()).toEqual(['Variante 1200']);
    await waitFor(() => expect(address()).toBe('/edit-subfamilia?buscar=1200'));
  });

  test('shows that it loads, offers a retry when it cannot be read, and then to add the first', async () => {
    await sql('delete from public.producto; delete from public.subfamilia;');
    const [held, letThrough] = gate();
    faults.rest('subfamilia', async () => {
      await held;
      return restError(500, 'XX000', 'database is down');
    });
    const user = await openAt('/edit-subfamilia');
    expect(await screen.findByText('Cargando subfamilias…')).toBeInTheDocument();
    expect(screen.getByLabelText('Subfamilias')).toHaveAttribute('aria-busy', 'true');
    letThrough();
    const text = await failure();
    expect(text).toContain('No se pudieron cargar las subfamilias');
    expect(text).toContain('database is down');
    faults.none();
    await user.click(screen.getByText('Reintentar'));
    await screen.findByText('Todavía no hay subfamilias');
    expect(screen.queryByRole('alert')).toBeNull();
    const [, inList] = screen.getAllByText('Agregar subfamilia');
    await user.click(inList ?? document.body);
    expect(await screen.findByText('Agregar subfamilia', { selector: 'h2' })).toBeVisible();
  });
});

describe('deleting', () => {
  const typedName = () => screen.getByLabelText(/^Nombre de la subfamilia/);

  /** Opens the popup that asks for the name. */
  async function openTyping(who?: 'stranger') {
    const user = await openRow('Eliminar', GORRA, who);
    await user.click(await screen.findByText('Continuar'));
    await screen.findByText('Escriba el nombre para confirmar');
    return user;
  }

  async function confirmWith(user: UserEvent, text: string) {
    await retypeField(user, typedName(), text);
    await user.click(screen.getByText('Eliminar'));
  }

  test('takes a confirmation and the exact name', async () => {
    const user = await openRow('Eliminar');
    expect(await screen.findByText('¿Eliminar «Gorra clásica»?')).toBeVisible();
    expect(address()).toBe('/edit-subfamilia#eliminar-113');
    await user.click(await screen.findByText('Continuar'));
    expect(await screen.findByText('Escriba el nombre para confirmar')).toBeVisible();
    expect(typedName()).toHaveFocus();
    await user.paste(GORRA);
    await user.keyboard('{Enter}');
    const done = await screen.findByText('Subfamilia eliminada');
    await popupClosed();
    await waitFor(() => expect(shownNames()).not.toContain(GORRA));
    expect(address()).toBe('/edit-subfamilia');
    expect(await stored(GORRA)).toEqual([]);
    // The button that had the focus is gone.
    expect(document.activeElement).toContainElement(done);
  });

  test.each([
    ['the list', () => openTyping()],
    [
      'its page',
      async () => {
        const user = await openAt('/edit-subfamilia/113#eliminar-113');
        await user.click(await screen.findByText('Continuar'));
        await screen.findByText('Escriba el nombre para confirmar');
        return user;
      },
    ],
  ])('ends with another name, and %s says so', async (_where, open) => {
    await confirmWith(await open(), 'Gorra');
    await popupClosed();
    expect(await failure()).toBe('El nombre no coincide. Cancelando eliminación.');
    expect(address()).not.toContain('#');
    expect(await stored(GORRA)).toHaveLength(1);
  });

  test.each([
    ['Camiseta cuello redondo', 'tiene 3 productos. Asígnelos a otra subfamilia'],
    ['Zíper por metro', 'tiene 1 producto. Asígnelo a otra subfamilia'],
  ])('%s, which has productos, is not asked about', async (name, text) => {
    const user = await openRow('Eliminar', name);
    expect(await screen.findByText(`«${name}» está en uso`)).toBeVisible();
    expect(screen.getByText(new RegExp(`«${name}» ${text}`))).toBeVisible();
    expect(screen.queryByText('Continuar')).toBeNull();
    await user.click(screen.getByText('Cerrar'));
    await popupClosed();
  });

  test.each([
    [
      'got productos',
      `insert into public.producto (codigo, nombre, sub_familia_id, precio1) values
        ('G-1', 'Gorra azul', 113, 900), ('G-2', 'Gorra roja', 113, 900)`,
      '«Gorra clásica» tiene 2 productos.',
    ],
    [
      'was renamed',
      `update public.subfamilia set nombre = 'Gorra nueva' where id = 113`,
      'ahora es «Gorra nueva»',
    ],
    ['was deleted', 'delete from public.subfamilia where id = 113', 'Ya no existe'],
  ])('a subfamilia that %s meanwhile is refused', async (_what, change, reason) => {
    const user = await openTyping();
    await sql(change);
    await confirmWith(user, GORRA);
    const text = await failure();
    expect(text).toContain('Error al eliminar');
    expect(text).toContain(reason);
  });

  test('is refused to a stranger, and says why', async () => {
    const user = await openTyping('stranger');
    faults.write('delete', 'subfamilia', () => restError(401, 'PGRST301', 'expired'));
    await confirmWith(user, GORRA);
    expect(await failure()).toContain('Debes iniciar sesión para eliminar subfamilias');
    faults.none();
    await user.click(screen.getByText('Eliminar'));
    await screen.findByText('Error al eliminar');
    expect(await failure()).toContain('Su usuario no tiene permiso de personal.');
    expect(await stored(GORRA)).toHaveLength(1);
  });
});

describe('the page of a subfamilia', () => {
  test('saves twice in a row; deleted from there, the list takes its place in the history', async () => {
    const user = await openList();
    await user.click(screen.getByText('113'));
    await waitFor(() => expect(address()).toBe('/edit-subfamilia/113'));
    await screen.findByRole('heading', { name: GORRA, level: 1 });
    for (const name of ['Gorra nueva', 'Gorra última']) {
      await waitFor(() => expect(nameField()).not.toHaveAttribute('readonly'));
      await retypeField(user, nameField(), name);
      await user.click(screen.getByText('Guardar'));
      await screen.findByText('¡Actualizado!');
      await screen.findByRole('heading', { name, level: 1 });
    }
    await waitFor(() => expect(familiaField()).toBeEnabled());
    expect(await stored('Gorra')).toMatchObject([{ nombre: 'Gorra última', familia_id: 102 }]);
    expect(screen.getByText('Todavía no hay productos en esta subfamilia')).toBeVisible();

    await user.click(screen.getByText('Eliminar'));
    await user.click(await screen.findByText('Continuar'));
    await user.click(screen.getByLabelText(/^Nombre de la subfamilia/));
    await user.paste('Gorra última');
    await user.keyboard('{Enter}');
    await rowsShown();
    expect(address()).toBe('/edit-subfamilia');
    expect(screen.queryByText('Gorra última')).toBeNull();
    expect(await findToast('Subfamilia eliminada')).toBeVisible();
    expect(document.getElementById('main')).toHaveFocus();
    const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await isBack;
    expect(address()).toBe('/edit-subfamilia');
  });

  test('that does not exist leads to the list', async () => {
    const user = await openAt('/edit-subfamilia/999');
    await user.click(await screen.findByText('Ver todas las subfamilias'));
    expect(await rowsShown()).toHaveLength(5);
  });
});
