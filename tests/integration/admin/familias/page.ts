import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http } from 'msw';
import { expect } from 'vitest';
import { network } from '#tests/backend.ts';
import { retypeField } from '#tests/retype.ts';
import { nameField, useStaffShop, type Who } from '../staffShop.ts';

/** Empties what has to do with familias. */
export const NO_FAMILIAS = `
  delete from public.producto;
  delete from public.subfamilia;
  delete from public.familia;
`;

/** Three familias in order and two without; three subfamilias of the first, one of the second. */
const FAMILIA_ROWS = `
  ${NO_FAMILIAS}
  insert into public.familia (id, nombre, number) values
    (1, 'Camisetas', 1), (2, 'Gorras', 2), (3, 'Toallas', 4),
    (4, 'Bolsos', null), (5, 'Zapatos', null);
  alter table public.familia alter column id restart with 6;
  insert into public.subfamilia (id, nombre, familia_id) values
    (10, 'Cuello redondo', 1), (11, 'Cuello V', 1), (12, 'Polo', 1), (13, 'Visera', 2);
`;

/** The familias of {@link FAMILIA_ROWS} before each test, and what opens their list. */
export function useFamilias() {
  const shop = useStaffShop(FAMILIA_ROWS);
  return {
    ...shop,
    /** Opens the list and waits for its rows. */
    openList: async (who?: Who): Promise<UserEvent> => {
      const user = await shop.openAt('/edit-familia', who);
      await screen.findByText('Zapatos');
      return user;
    },
    /** The rows of the database, as `name position`, by id. */
    storedRows: async (): Promise<string[]> => {
      const rows = await shop.backend().sql<{ text: string }>(
        `select nombre || ' ' || coalesce(number::text, 'none') as text
            from public.familia order by id`,
      );
      return rows.map(({ text }) => text);
    },
  };
}

/** The rows of the list, as `name position`. */
export function shownRows(): string[] {
  return Array.from(document.querySelectorAll('tbody tr'), (row) => {
    const [, , name, position] = Array.from(row.children, (cell) => cell.textContent);
    return `${name} ${position}`;
  });
}

/** A button of a row, such as 'Subir'. */
export const rowButton = (what: string, name: string) => screen.getByLabelText(`${what} «${name}»`);

/** Waits for the popup with this title. */
export const findPopup = async (title: string) => {
  const heading = await screen.findByText(title, { selector: 'dialog h2' });
  return within(heading.closest('dialog') ?? heading);
};

export const positionField = () => screen.getByLabelText('Orden');

/** Fills in the form and saves it. */
export async function saveForm(
  user: UserEvent,
  { name, position }: { name?: string; position?: string },
): Promise<void> {
  if (name !== undefined) await retypeField(user, nameField(), name);
  if (position !== undefined) await retypeField(user, positionField(), position);
  await user.click(screen.getByText('Guardar'));
}

/** Waits until the order is saved. */
export const orderSaved = () =>
  waitFor(() => expect(screen.queryByText('Guardando el orden…')).toBeNull());

/** Records the writes to the familias from now on, as `PATCH eq.1 {body}`. */
export function recordWrites(): string[] {
  const writes: string[] = [];
  for (const method of ['post', 'patch', 'delete'] as const) {
    network.use(
      http[method](`${location.origin}/rest/v1/familia`, async ({ request }) => {
        const id = new URL(request.url).searchParams.get('id') ?? '';
        writes.push(`${request.method} ${id} ${await request.clone().text()}`.trim());
      }),
    );
  }
  return writes;
}
