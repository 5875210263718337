import { expect, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test.use({ hasForeignSites: true });

/** The first is a desktop at 400 %. */
for (const [width, height] of [
  [320, 256],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the WhatsApp button stays in its corner, and no control ends below it: ${width} px`, async ({
    page,
    settled,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await settled();
    const button = page.getByRole('link', { name: texts.es.home.whatsAppLabel });
    const place = await button.boundingBox();
    expect(width - (place?.x ?? 0) - (place?.width ?? 0)).toBe(16);
    expect(height - (place?.y ?? 0) - (place?.height ?? 0)).toBe(16);

    const covered = await button.evaluate((float) => {
      const controls = document.querySelectorAll<HTMLElement>('a, button, input, textarea');
      return [...controls].flatMap((control) => {
        if (control === float || !control.checkVisibility({ visibilityProperty: true })) return [];
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width: across, height: high } = control.getBoundingClientRect();
        const top = document.elementFromPoint(x + across / 2, y + high / 2);
        return float.contains(top) ? [control.textContent] : [];
      });
    });
    expect(covered).toEqual([]);
    expect(await button.boundingBox()).toEqual(place);
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}
