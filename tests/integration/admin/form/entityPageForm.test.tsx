import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { useSaveKey } from '#features/admin/shared/form/useSaveKey.ts';
import { fails, List, open, READ, shop, show, SupplierPage, useSuppliers } from './suppliers.tsx';

useSuppliers();

/** The next write gets its response when the returned function is called. */
function holdResponse(): () => void {
  let respond = () => {};
  shop.responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  return () => respond();
}

describe('a form on its page', () => {
  test('stays after a save, and goes on from what was saved', async () => {
    const { user, field, retype, press } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    await press('Guardar');
    await screen.findByText('Saved');
    await retype('Name', 'Hilos Este');
    expect(screen.queryByText('Saved')).toBeNull();
    shop.stored = { ...shop.stored, city: 'Heredia' };
    await user.type(field('Name'), '{Enter}');
    await screen.findByText('Saved');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Este', city: 'Heredia' });
    expect(shop.writes).toBe(2);
  });

  test('keeps for the next save what was added while it was saved, such as an upload', async () => {
    const respond = holdResponse();
    const { field, retype, press } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    await press('Guardar');
    await waitFor(() => expect(shop.writes).toBe(1));
    fireEvent.change(field('City'), { target: { value: 'Heredia' } });
    respond();
    await screen.findByText(/todavía no está guardado: guarde otra vez/);
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte' });
    expect(field('City')).toHaveValue('Heredia');
    await press('Guardar');
    await screen.findByText('Saved');
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte', city: 'Heredia' });
  });

  test('goes on to the next only when everything was saved, and once', async () => {
    const { field, retype, press } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    shop.onWrite = fails('network');
    await press('Save and next');
    await screen.findByRole('alert');
    expect(field('Name')).toHaveValue('Hilos Norte');
    shop.onWrite = (write) => write();
    fireEvent.click(screen.getByText('Save and next'));
    fireEvent.click(screen.getByText('Guardar'));
    await screen.findByText('The next one');
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte' });
    expect(shop.writes).toBe(2);
  });

  test.each([
    ['it is gone', '/list'],
    ['something lies over it', '#library'],
  ])('does not go on to the next if %s when the save ends', async (_case, place) => {
    const respond = holdResponse();
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
    respond();
    await waitFor(() => expect(shop.afterWrites).toBe(1));
    expect(goneOn).not.toHaveBeenCalled();
  });

  test('stays, and says that it saved, if something was added meanwhile', async () => {
    const respond = holdResponse();
    const { field, retype, press } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    await press('Save and next');
    await waitFor(() => expect(shop.writes).toBe(1));
    fireEvent.change(field('City'), { target: { value: 'Heredia' } });
    respond();
    await screen.findByText('Saved');
    expect(field('City')).toHaveValue('Heredia');
    await press('Save and next');
    await screen.findByText('The next one');
    expect(shop.stored).toEqual({ ...READ, name: 'Hilos Norte', city: 'Heredia' });
  });

  test('goes on after its conflict question was answered, with what the success says', async () => {
    const { retype, press } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    shop.stored = { ...READ, name: 'Hilos Este' };
    await press('Save and next');
    await screen.findByText('Otra persona guardó cambios mientras usted editaba');
    shop.onWrite = (write) => ({ ...write(), outcome: 'saved', detail: ': in 2 places' });
    await press('Guardar lo mío');
    await screen.findByText('The next one: in 2 places');
    expect(shop.stored.name).toBe('Hilos Norte');
  });

  test('stays after its conflict question if the last save was to stay', async () => {
    const { retype, press } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    shop.onWrite = fails('network');
    await press('Save and next');
    await screen.findByRole('alert');
    shop.onWrite = (write) => write();
    shop.stored = { ...READ, name: 'Hilos Este' };
    await press('Guardar');
    await screen.findByText('Otra persona guardó cambios mientras usted editaba');
    await press('Guardar lo mío');
    await screen.findByText('Saved');
    expect(shop.stored.name).toBe('Hilos Norte');
  });
});

describe('Ctrl+S', () => {
  /** @returns whether the browser would save the document */
  const pressSave = (modifier: 'ctrlKey' | 'metaKey' = 'ctrlKey') =>
    fireEvent.keyDown(document.body, { key: 's', [modifier]: true });

  test.each(['ctrlKey', 'metaKey'] as const)('saves the form of a page with %s', async (key) => {
    const { retype } = show(<SupplierPage />);
    await retype('Name', 'Hilos Norte');
    expect(pressSave(key)).toBe(false);
    await screen.findByText('Saved');
    expect(shop.writes).toBe(1);
  });

  test('saves a popup, but nothing while a question lies over it', async () => {
    const { user, retype, press } = await open();
    await retype('Name', 'Hilos Norte');
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' });
    expect(pressSave()).toBe(false);
    expect(shop.writes).toBe(0);
    await press('Seguir editando');
    expect(pressSave()).toBe(false);
    await screen.findByText('Saved');
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
    screen.getByLabelText('grid').focus();
    pressSave();
    screen.getByLabelText('grid').blur();
    pressSave();
    expect(save.mock.calls.flat()).toEqual(['grid', 'form']);
  });

  test('is the browser’s where nothing can be saved', () => {
    show(<List />);
    expect(pressSave()).toBe(true);
  });
});
