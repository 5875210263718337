import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

type Stop = { readonly name: string; readonly isMarked: boolean };

/** What has the focus, and whether it shows that. */
function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return { name: '', isMarked: false };
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
    const label = activeElement.getAttribute('aria-label') ?? activeElement.textContent.trim();
    return { name: label, isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 };
  });
}

async function tabThrough(page: Page, count: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < count; presses += 1) {
    await page.keyboard.press('Tab');
    stops.push(await readStop(page));
  }
  return stops;
}

test('the header is gone through in the order it is read, each stop marked', async ({
  page,
  isMobile,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  const links = isMobile
    ? ['Abrir el menú']
    : ['Inicio', 'Catálogo', 'Ubicación', 'Contacto', 'Nosotros'];
  const expected = [
    'Saltar al contenido',
    ...(isMobile ? [] : ['Textiles Taras, ir al inicio']),
    ...links,
  ];
  const stops = await tabThrough(page, expected.length + (isMobile ? 4 : 3));
  for (const name of expected) expect(stops.map((stop) => stop.name)).toContain(name);
  expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
});

test('the gallery is gone through by keyboard, each stop marked', async ({ page }) => {
  await page.goto('/product/1');
  const gallery = page.getByRole('region', { name: /^Imágenes de / });
  await gallery.getByRole('button', { name: 'Ampliar' }).focus();
  const stops = [await readStop(page), ...(await tabThrough(page, 3))];
  expect(stops.map(({ name }) => name)).toEqual([
    'Ampliar',
    'Imagen anterior',
    'Imagen siguiente',
    expect.stringMatching(/^Ver imagen 1 de /),
  ]);
  const marks = await tabThrough(page, 1);
  expect([...stops.slice(1), ...marks].filter(({ isMarked }) => !isMarked)).toEqual([]);
});
