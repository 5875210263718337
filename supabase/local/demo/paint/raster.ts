import sharp from 'sharp';

// Several pictures are in work at once: one thread each is quicker than many threads for one.
sharp.concurrency(1);
sharp.cache(false);

/** Draws an SVG document and returns one channel of it (0 red … 3 alpha) as bytes, row by row. */
export async function rasterChannel(svg: string, channel: 0 | 3): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).ensureAlpha().extractChannel(channel).raw().toBuffer();
}

/** Draws an SVG document as RGBA bytes. */
export async function rasterRgba(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** The same as bytes of the first channel, blurred by `sigma` pixels. */
export async function rasterBlurred(svg: string, sigma: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg)).removeAlpha().extractChannel(0).blur(sigma).raw().toBuffer();
}

/** Enlarges a square of bytes smoothly, by sides of `from` and `to` pixels. */
export async function enlarge(bytes: Uint8Array, from: number, to: number): Promise<Uint8Array> {
  return sharp(bytes, { raw: { width: from, height: from, channels: 1 } })
    .resize(to, to, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}
