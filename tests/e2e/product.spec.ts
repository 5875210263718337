import { expect, test } from './support/test.ts';

// Only a real layout shows what fits on the first screen.
for (const width of [360, 320]) {
  test(`the first screen of a phone of ${width} px shows price and total of a product (es)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/product/1');
    await page.getByRole('button', { name: 'Agregar una unidad' }).click();
    const bar = page.locator('form').filter({ hasText: 'Agregar al carrito' });
    for (const text of [/^₡[\d,.]+ por unidad$/, /^Total ₡[\d,.]+$/]) {
      await expect(bar.getByText(text)).toBeInViewport({ ratio: 1 });
    }
    // At the end of the page the bar does not cover what follows it.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const share = page.getByRole('button', { name: 'Compartir' });
    const [barBox, shareBox] = [await bar.boundingBox(), await share.boundingBox()];
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual(shareBox?.y ?? 0);
  });
}
