import { CLOTH } from '../paint/drawing.ts';

/** A point in a garment's own coordinates; one unit is about a millimetre. */
export type Point = readonly [number, number];

/** A grey as an SVG colour, 0-255. */
export function grey(value: number): string {
  return `rgb(${value},${value},${value})`;
}

/** A filled shape. */
export function fill(path: string, colour: string = CLOTH, opacity = 1): string {
  return `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"/>`;
}

/** A line without fill. */
export function line(path: string, colour: string, width: number, opacity = 1): string {
  return (
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-opacity="${opacity}"/>`
  );
}

/** A line of stitches. */
export function stitches(path: string, opacity = 0.3, dash = '5 3.5', width = 1.5): string {
  return (
    `<path d="${path}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="butt" ` +
    `stroke-dasharray="${dash}" stroke-opacity="${opacity}"/>`
  );
}

/** A knitted rib along a line: a band with fine furrows across it. */
export function rib(path: string, width: number, tone = 146, furrow = 0.16): string {
  const band = (colour: string, opacity: number, dash: string): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linecap="butt" stroke-opacity="${opacity}"${dash}/>`;
  return band(grey(tone), 1, '') + band('#000', furrow, ' stroke-dasharray="2 4"');
}

/** A seam: a dark line with light beside it, as where two pieces of cloth meet. */
export function seam(path: string, opacity = 0.45): string {
  return (
    `<g transform="translate(1.6 1.6)">${line(path, '#fff', 2, opacity * 0.35)}</g>` +
    line(path, '#000', 2.4, opacity)
  );
}

/** A fold of the cloth from `from` to `to`, bowed by `bow` units, thickest in its middle. */
export function fold(from: Point, to: Point, bow: number, width: number, strength: number): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  const curve = (offset: number): string =>
    `${round(mx + nx * (bow + offset))} ${round(my + ny * (bow + offset))}`;
  const path =
    `M${round(x1)} ${round(y1)}Q${curve(width)} ${round(x2)} ${round(y2)}` +
    `Q${curve(-width)} ${round(x1)} ${round(y1)}Z`;
  return fill(path, strength > 0 ? '#fff' : '#000', Math.min(1, Math.abs(strength)));
}

/** The soft shadow that a piece lying on top throws on the cloth below it. */
function shadowBelow(path: string, reach = 14): string {
  const strokes = [1, 0.65, 0.35].map((share) => line(path, '#000', reach * share, 0.07)).join('');
  return `<g transform="translate(${reach * 0.2} ${reach * 0.35})">${strokes}</g>`;
}

/** A separate piece of cloth lying on the garment: its shadow, its face, its edge. */
export function piece(path: string, tone = 152): string {
  return shadowBelow(path) + fill(path, grey(tone)) + line(path, '#000', 1.8, 0.3);
}

/** A sewn-on button of the given colour. */
export function button(x: number, y: number, radius: number, colour: string): string {
  const hole = (dx: number, dy: number): string =>
    `<circle cx="${x + dx * radius * 0.28}" cy="${y + dy * radius * 0.28}" ` +
    `r="${radius * 0.13}" fill="#000" fill-opacity="0.45"/>`;
  return (
    `<circle cx="${x + 1.2}" cy="${y + 2.2}" r="${radius * 1.05}" fill="#000" fill-opacity="0.28"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius * 0.94}" fill="none" stroke="#000" ` +
    `stroke-opacity="0.18" stroke-width="${radius * 0.12}"/>` +
    `<circle cx="${x - radius * 0.15}" cy="${y - radius * 0.2}" r="${radius * 0.62}" ` +
    `fill="#fff" fill-opacity="0.22"/>` +
    hole(-1, -1) +
    hole(1, -1) +
    hole(-1, 1) +
    hole(1, 1)
  );
}

/** The same fragments on both sides of the middle line. */
export function bothSides(fragments: string): string {
  return `${fragments}<g transform="scale(-1 1)">${fragments}</g>`;
}

/** The same fragments on the other side of the middle line only. */
export function otherSide(fragments: string): string {
  return `<g transform="scale(-1 1)">${fragments}</g>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A soft round spot of light or shade, for bodies rounder than a garment laid flat. */
export function spot(at: Point, radii: Point, colour: string, opacity: number): string {
  const id = `spot${[...at, ...radii].map(Math.round).join('_').replaceAll('-', 'm')}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${radii[0]}" ry="${radii[1]}" fill="url(#${id})"/>`
  );
}

/** Tiny loops all over a shape, as terry cloth and fleece have. */
export function nap(path: string, name: string, opacity = 0.1): string {
  const dot = (x: number, y: number, colour: string): string =>
    `<circle cx="${x}" cy="${y}" r="1.7" fill="${colour}" fill-opacity="${opacity}"/>`;
  return (
    `<pattern id="${name}" width="9" height="8" patternUnits="userSpaceOnUse">` +
    `${dot(2, 2, '#000')}${dot(6.5, 6, '#000')}${dot(3, 3.2, '#fff')}${dot(7.5, 7.2, '#fff')}</pattern>` +
    `<path d="${path}" fill="url(#${name})"/>`
  );
}

/** A rectangle with rounded corners, as a path. */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  return (
    `M${x + r} ${y}H${x + width - r}Q${x + width} ${y} ${x + width} ${y + r}V${y + height - r}` +
    `Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}` +
    `Q${x} ${y + height} ${x} ${y + height - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
}
