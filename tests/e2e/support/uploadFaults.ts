import type { Page } from '@playwright/test';

const UPLOADS = /\/storage\/v1\/object\/(productsamples|banners)\//;

/** An answer of the storage that refuses: its HTTP status is 400 whatever happened. */
const refusal = (statusCode: string, message: string) => ({
  status: 400,
  json: { statusCode, error: message, message },
});

/**
 * From now on no file called `sin-red` reaches the storage, `sin-espacio` finds no room there
 * (413), and `sin-tipo` is of a type that it refuses (415). All others go on.
 *
 * @returns ends that
 */
export async function breakUploads(page: Page): Promise<() => Promise<void>> {
  await page.route(UPLOADS, (route) => {
    const url = route.request().url();
    if (route.request().method() !== 'POST') return route.fallback();
    if (url.includes('sin-red')) return route.abort('connectionreset');
    if (url.includes('sin-espacio')) {
      return route.fulfill(refusal('413', 'The object exceeded the maximum allowed size'));
    }
    if (url.includes('sin-tipo')) {
      return route.fulfill(refusal('415', 'mime type image/webp is not supported'));
    }
    return route.fallback();
  });
  return () => page.unroute(UPLOADS);
}

/** Uploads that wait. */
export type HeldUploads = {
  /** All that were waited for have begun. */
  readonly arrived: Promise<void>;
  readonly release: () => void;
};

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Lets `passing` uploads pass and holds those after them back; `count` of them are waited for. */
export async function holdUploads(
  page: Page,
  { passing, count }: { readonly passing: number; readonly count: number },
): Promise<HeldUploads> {
  const arrived = signal();
  const released = signal();
  let begun = 0;
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() === 'POST') {
      begun += 1;
      if (begun === passing + count) arrived.give();
      if (begun > passing) await released.given;
    }
    await route.continue();
  });
  return { arrived: arrived.given, release: released.give };
}
