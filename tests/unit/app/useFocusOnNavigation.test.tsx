import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFocusOnNavigation } from '#app/useFocusOnNavigation.ts';

function Pages() {
  const { pathname } = useLocation();
  useFocusOnNavigation();
  // After a slow commit React yields to the browser before it runs passive effects.
  useLayoutEffect(() => {
    const start = performance.now();
    while (performance.now() - start < 50);
  });
  return (
    <>
      <Link to="/contact">Contacto</Link>
      <main id="main" tabIndex={-1}>
        {pathname === '/contact' && <input />}
      </main>
    </>
  );
}

test('a new page takes the focus before one of its fields does', async () => {
  history.replaceState(null, '', '/about');
  render(
    <BrowserRouter>
      <Pages />
    </BrowserRouter>,
  );
  const main = screen.getByRole('main');
  const focused: unknown[] = [];
  main.addEventListener('focusin', ({ target }) => focused.push(target));
  const choose = new MutationObserver(() => screen.getByRole('textbox').focus());
  choose.observe(main, { childList: true });
  screen.getByRole('link').click();
  await waitFor(() => expect(focused).toHaveLength(2));
  choose.disconnect();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
