import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createQueryClient } from '#app/queryClient.ts';
import { useFound } from '#features/catalogue/useFound.ts';
import { useBackend } from '#tests/backend.ts';
import { expectLoggedError } from '#tests/domSetup.ts';
import { faults } from '#tests/faults.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { retypeField } from '#tests/retype.ts';
import { address, cardNames, shownCount } from '../catalogue/page.ts';
import { SHOP_ROWS } from './shopRows.ts';

// More productos than one response holds, before the one of another subfamilia.
useBackend(`${SHOP_ROWS}
  insert into public.producto (id, codigo, nombre, sub_familia_id, precio1)
  select 100 + n, 'Z-' || n, 'Visera', case when n > 1000 then 11 else 12 end, 7000
  from generate_series(1, 1001) n;
`);

const field = () =>
  screen.getByLabelText<HTMLInputElement>(/^(Buscar en la tienda|Search the store)$/);
const list = () => screen.queryByRole('listbox');
const options = async () =>
  within(await screen.findByRole('listbox', { name: /^(Sugerencias|Suggestions)$/ }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const optionOf = (name: RegExp | string) => screen.findByRole('option', { name });

describe('suggestions', () => {
  test('come while typing, and the keyboard reaches them from the field', async () => {
    const { user } = await renderApp('/about');
    await user.keyboard('{Control>}k{/Control}');
    expect(field()).toHaveFocus();
    await user.paste('camisetas NEGRA');
    await user.keyboard('S');
    await optionOf(/Camiseta polo/);
    expect(await options()).toEqual([
      'Camiseta cuello redondoCamisetas · desde ₡3,000.00',
      'Camiseta poloCamisetas · desde ₡6,000.00',
      'Ver todo sobre «camisetas NEGRAS»',
    ]);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    const active = screen.getByRole('option', { selected: true });
    expect(active).toHaveTextContent('Camiseta polo');
    expect(field()).toHaveAttribute('aria-activedescendant', active.id);
    // Typing drops the chosen one.
    await user.keyboard(' ');
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(list()).not.toBeInTheDocument();
    expect(field()).toHaveValue('camisetas NEGRAS ');
    await user.keyboard('{ArrowDown}');
    expect(await options()).toHaveLength(3);
    await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    expect(await screen.findByText('Camiseta polo', { selector: 'h1' })).toBeVisible();
    expect(address()).toMatch(/^\/product\/11/);
    expect(list()).not.toBeInTheDocument();
  });

  test('are each variant of a whole code, and familias by name; the field follows their page', async () => {
    const { user } = await renderApp('/about');
    await user.click(field());
    await user.paste('gor-1');
    const codes = await screen.findByRole('group', { name: 'Código exacto' });
    expect(within(codes).getAllByRole('option')).toHaveLength(2);
    await user.click(await optionOf(/Gorra de niño/));
    expect(await screen.findByText('Gorra clásica', { selector: 'h1' })).toBeVisible();
    expect(address()).toBe('/product/12?color=3&talla=');
    await retypeField(user, field(), 'camisetas');
    await screen.findByRole('group', { name: 'Tipos de producto' });
    await user.click(await optionOf('Camisetas'));
    expect(address()).toBe('/catalogue?familia=1');
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveFocus();
    await user.click(field());
    await user.paste('gorr');
    await user.click(await screen.findByRole('checkbox', { name: /Solo con existencias/ }));
    expect(address()).toBe('/catalogue?familia=1&existencias=1');
    expect(field()).toHaveValue('gorr');
  });

  test('are the searches before, until they are forgotten', async () => {
    const { user } = await renderApp('/about', { language: 'en' });
    await user.click(field());
    await user.paste('  gorra ');
    await user.keyboard('{Enter}');
    expect(await cardNames()).toEqual(['Gorra clásica']);
    expect(address()).toBe('/catalogue?q=gorra');
    expect(field()).toHaveValue('gorra');
    await user.click(await screen.findByLabelText('Remove Search: gorra'));
    expect(await cardNames()).toHaveLength(3);
    expect(address()).toBe('/catalogue');
    await user.clear(field());
    expect(await options()).toEqual(['gorra']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Forget searches' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(list()).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  describe('bad inputs', () => {
    test('of hostile text are none', async () => {
      const { user } = await renderApp('/about');
      await user.click(field());
      await user.paste(String.raw`%_\,(){}*"'); drop`);
      expect(await screen.findByText(/No encontramos/, { selector: 'p, p *' })).toBeVisible();
      expect(await options()).toHaveLength(1);
    });
  });
});

describe('a search', () => {
  test('that finds nothing says so, leads to the chat, and never shows on the way Back', async () => {
    const { user } = await renderApp('/catalogue?q=polo');
    expect(await cardNames()).toEqual(['Camiseta polo']);
    await retypeField(user, field(), 'zapatos');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No encontramos «zapatos»')).toBeVisible();
    const chat = screen.getByText(/Preguntar por WhatsApp/).closest('a');
    expect(decodeURIComponent(chat?.href ?? '')).toContain('busco «zapatos»');
    const shown: (string | null)[] = [];
    const watching = new MutationObserver(() => shown.push(document.body.textContent));
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    history.back();
    expect(await cardNames()).toEqual(['Camiseta polo']);
    watching.disconnect();
    expect(shown.filter((text) => text?.includes('No encontramos «polo»'))).toEqual([]);
    history.forward();
    await user.click(await screen.findByText('Ver todo el catálogo'));
    expect(await cardNames()).toHaveLength(3);
  });

  test('shows nothing of the last one while it runs', async () => {
    const { user } = await renderApp('/catalogue?q=gor-1');
    expect(await screen.findByRole('region', { name: 'Código exacto' })).toBeVisible();
    expect(await cardNames()).toEqual(['Gorra clásica']);
    faults.rest('producto', 'never');
    await retypeField(user, field(), 'polo');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Cargando productos...')).toHaveRole('status');
    expect(screen.queryByRole('region', { name: 'Código exacto' })).not.toBeInTheDocument();
    expect(screen.queryByText('Gorra clásica')).not.toBeInTheDocument();
  });

  describe('faults', () => {
    test.each([
      ['few productos', 'gorra', [12]],
      ['more productos than a response holds', 'visera', [11, 12]],
    ])('for %s keeps what it has found when a second read fails', async (_what, text, ids) => {
      expectLoggedError(/catalogue: search/);
      const client = createQueryClient();
      const wrapper = ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      );
      const { result } = renderHook(() => useFound(text), { wrapper });
      await waitFor(() => expect(result.current.ids).toEqual(new Set(ids)));
      faults.rest('producto', 'network');
      await client.invalidateQueries({ queryKey: ['search'] });
      await waitFor(() => expect(console.error).toHaveBeenCalled());
      expect(result.current).toMatchObject({ ids: new Set(ids), failed: false });
    });

    test('whose other results fail shows the first ones, says so, and can be tried again', async () => {
      expectLoggedError(/catalogue: search/);
      faults.rest('subfamilia', ({ url }) =>
        url.includes('inner') ? HttpResponse.error() : undefined,
      );
      const { user } = await renderApp('/catalogue?q=visera');
      expect(await screen.findByText(/^Faltan resultados/)).toBeVisible();
      expect(await cardNames()).toEqual(['Gorra clásica']);
      faults.none();
      await user.click(screen.getByText('Reintentar'));
      await waitFor(() => expect(shownCount()).toHaveTextContent('2 productos'));
      expect(screen.queryByText(/^Faltan resultados/)).not.toBeInTheDocument();
    });
  });
});
