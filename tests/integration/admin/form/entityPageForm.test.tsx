import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { useSaveKey } from '#features/admin/shared/form/useSaveKey.ts';
import { see } from '../staffShop.ts';
import {
  change,
  fails,
  field,
  holdAnswer,
  List,
  NORTE,
  READ,
  rename,
  shop,
  show,
  SupplierPage,
  TITLE,
  useSuppliers,
} from './suppliers.tsx';

useSuppliers();

describe('a form on its page', () => {
  test('stays after a save, and goes on from what was saved', async () => {
    const { user, press } = await rename('page');
    await press('Guardar');
    await see('Saved');
    change('Name', 'Hilos Este');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    shop.stored = { ...shop.stored, city: 'Heredia' };
    await user.type(field('Name'), '{Enter}');
    await see('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Este', city: 'Heredia' });
    expect(shop.writes).toBe(2);
  });

  test('goes on to the next only when everything was saved, and once', async () => {
    const { press } = await rename('page');
    shop.onWrite = fails('network');
    await press('Save and next');
    await screen.findByRole('alert');
    shop.onWrite = (write) => write();
    const answer = holdAnswer();
    await press('Save and next');
    await waitFor(() => expect(shop.writes).toBe(2));
    change('City', 'Heredia');
    answer();
    await see('Saved');
    expect(field('City')).toHaveValue('Heredia');
    fireEvent.click(screen.getByText('Save and next'));
    fireEvent.click(screen.getByText('Guardar'));
    await see('The next one');
    expect(shop.stored).toEqual({ ...NORTE, city: 'Heredia' });
    expect(shop.writes).toBe(3);
  });

  test.each([
    ['it is gone', '/list'],
    ['something lies over it', '#library'],
  ])('does not go on to the next if %s when the save ends', async (_case, place) => {
    const answer = holdAnswer();
    const goneOn = vi.fn<() => void>();
    function Store() {
      const { pathname } = useLocation();
      return (
        <>
          <Link to={place}>Elsewhere</Link>
          {pathname === '/list' ? <p>The list</p> : <SupplierPage onNext={goneOn} />}
        </>
      );
    }
    history.replaceState(null, '', '/edit');
    show(<Store />);
    fireEvent.click(screen.getByText('Save and next'));
    await waitFor(() => expect(shop.writes).toBe(1));
    fireEvent.click(screen.getByText('Elsewhere'));
    await screen.findByText(place === '/list' ? 'The list' : 'Save and next');
    answer();
    await waitFor(() => expect(shop.afterWrites).toBe(1));
    expect(goneOn).not.toHaveBeenCalled();
  });

  test.each([
    ['goes on after its conflict question, with what the success says', 'Save and next'],
    ['stays after its conflict question if the last save was to stay', 'Guardar'],
  ])('%s', async (_, button) => {
    const { press } = await rename('page');
    if (button === 'Guardar') {
      shop.onWrite = fails('network');
      await press('Save and next');
      await screen.findByRole('alert');
    }
    shop.onWrite = (write) => write();
    shop.stored = { ...READ, name: 'Hilos Este' };
    await press(button);
    await see(TITLE);
    shop.onWrite = (write) => ({ ...write(), outcome: 'saved', detail: ': in 2 places' });
    await press('Guardar lo mío');
    await screen.findByText(button === 'Guardar' ? /^Saved/ : 'The next one: in 2 places');
    expect(shop.stored.name).toBe('Hilos Norte');
  });
});

describe('Ctrl+S', () => {
  /** @returns whether the browser would save the document */
  const pressSave = (modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey') =>
    fireEvent.keyDown(document.body, { key: 's', [modifier]: true });

  test.each(['ctrlKey', 'metaKey'] as const)('saves the form of a page with %s', async (key) => {
    await rename('page');
    expect(pressSave(key)).toBe(false);
    await see('Saved');
    expect(shop.writes).toBe(1);
  });

  test('is the browser’s where nothing can be saved, and nothing’s under a question', async () => {
    const { user, press } = show(<List />);
    expect(pressSave()).toBe(true);
    await press('Edit');
    await screen.findByLabelText('Name');
    change('Name', NORTE.name);
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    expect(pressSave()).toBe(false);
    expect(shop.writes).toBe(0);
    await press('Seguir editando');
    expect(pressSave()).toBe(false);
    await see('Saved');
    expect(shop.stored.name).toBe('Hilos Norte');
  });

  test('of two areas of a page, it saves the one with the focus', () => {
    const save = vi.fn<(name: string) => void>();
    function Area({ name }: { name: string }) {
      const area = useRef<HTMLDivElement>(null);
      useSaveKey(area, () => save(name));
      return (
        <div ref={area}>
          <input aria-label={name} />
        </div>
      );
    }
    render(
      <>
        <Area name="form" />
        <Area name="grid" />
      </>,
    );
    field('grid').focus();
    pressSave();
    field('grid').blur();
    pressSave();
    expect(save.mock.calls.flat()).toEqual(['grid', 'form']);
  });
});
