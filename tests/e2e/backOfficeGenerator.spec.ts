import { keyboardOf } from './support/keyboard.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { test } from './support/staffTest.ts';
import { expect, expectAccessible } from './support/test.ts';

// Name of pictures in the demo shop: with the colours below it chooses them by file name.
const NAME = 'Camiseta cuello redondo';

test.use({ viewport: { width: 360, height: 740 } });

test('on a phone, by keyboard alone, staff fill in the page of new variants, which fits the window', async ({
  page,
  addSubfamilia,
}) => {
  const { press, type } = keyboardOf(page);
  await page.goto(`/edit-subfamilia/${await addSubfamilia(NAME)}/variantes`);
  for (const name of ['Mostaza', 'Rojo']) {
    await press(page.getByRole('checkbox', { name, exact: true }));
  }
  await press(page.getByRole('button', { name: 'XS–2XL' }));
  // The first proposal repeats the codes of another subfamilia of the demo shop.
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(12);
  await type(page.getByLabel('Patrón del código'), 'G-{color}-{talla}');
  for (const [number, price] of [3500, 3000, 2500].entries()) {
    await type(page.getByLabel(new RegExp(`^Precio ${number + 1}`)), String(price));
  }
  await press(page.getByRole('button', { name: 'Elegir por nombre de archivo' }));
  await expect(page.getByText('Se eligieron 6 imágenes.')).toBeVisible();
  await expect(page.getByText('Ya existe en la tienda')).toHaveCount(0);
  // Makes the window as high as the page, so that the bar at the bottom covers nothing.
  await page.setViewportSize({ width: 360, height: 5000 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
