import type { Drawing } from '../../paint/drawing.ts';
import { compose } from '../layers.ts';
import { bothSides, fill, grey, line, seam, spot, stitches } from '../marks.ts';
import type { Point } from '../marks.ts';

const CAP_FRAME: Drawing['frame'] = { x: 578, y: 486, scale: 1.24 };

const CROWN =
  'M-196 104C-214 -30 -150 -190 20 -200C170 -204 256 -90 250 92C190 128 60 152 -60 148C-120 144 -170 128 -196 104Z';
const BRIM =
  'M-197 98C-272 110 -352 152 -374 202C-386 236 -340 252 -280 246C-170 234 -40 206 66 138C10 148 -130 150 -197 98Z';
const FRONT_PANEL =
  'M20 -210C-170 -206 -232 -40 -214 110C-150 150 -20 160 98 146C106 -20 72 -150 20 -210Z';
const FRONT_SEAM = 'M20 -200C-76 -166 -132 -40 -122 132';
const SIDE_SEAM = 'M20 -200C72 -150 106 -20 98 142';
const BACK_SEAM = 'M20 -200C150 -176 216 -60 224 102';

function brimStitches(): string {
  return [0.24, 0.42, 0.6, 0.78, 0.92]
    .map((t) =>
      stitches(
        `M${mix([-204, 106], [-364, 196], t)}C${mix([-160, 158], [-384, 262], t)} ` +
          `${mix([-40, 166], [-140, 234], t)} ${mix([30, 150], [56, 144], t)}`,
        0.24,
      ),
    )
    .join('');
}

function cap(mesh: boolean): Drawing {
  const button =
    '<ellipse cx="20" cy="-201" rx="19" ry="9" fill="rgb(152,152,152)"/>' +
    '<ellipse cx="16" cy="-204" rx="10" ry="4" fill="#fff" fill-opacity=".3"/>' +
    line('M1 -199Q20 -185 39 -199', '#000', 2, 0.4);
  const net =
    '<pattern id="mesh" width="10" height="10" patternUnits="userSpaceOnUse">' +
    '<circle cx="3" cy="3" r="2.6" fill="#000" fill-opacity=".34"/>' +
    '<circle cx="8" cy="8" r="2.6" fill="#000" fill-opacity=".34"/></pattern>' +
    '<path d="M20 -200C72 -150 106 -20 98 142L280 140V-220H20Z" fill="url(#mesh)"/>';
  const seams = mesh ? [SIDE_SEAM] : [FRONT_SEAM, SIDE_SEAM, BACK_SEAM];
  const parts = {
    silhouette: `${fill(CROWN)}${fill(BRIM)}<ellipse cx="20" cy="-201" rx="19" ry="9"/>`,
    tone:
      spot([-60, -70], [190, 180], '#fff', 0.26) +
      spot([230, 60], [130, 240], '#000', 0.36) +
      spot([0, 150], [250, 60], '#000', 0.22) +
      (mesh ? net : hole(-52, -84) + hole(150, -92)) +
      seams.map((path) => seam(path, 0.36)).join('') +
      `<g transform="translate(-7 0)">${seams.map((path) => stitches(path, 0.22)).join('')}</g>` +
      stitches('M-186 96C-160 118 -110 132 -60 136C60 140 186 118 242 82', 0.2) +
      button +
      fill(BRIM) +
      spot([-60, 132], [210, 46], '#000', 0.42) +
      spot([-250, 170], [150, 50], '#fff', 0.3) +
      spot([-120, 250], [240, 36], '#000', 0.26) +
      brimStitches() +
      line('M-197 98C-130 150 10 148 66 138', '#000', 3, 0.42),
    relief: fill(BRIM, '#fff', 0.3),
    crease: seams.map((path) => line(path, '#000', 7, 0.5)).join('') + line(BRIM, '#fff', 8, 0.5),
  };
  const twoColours = (colour: string): string =>
    fill(FRONT_PANEL, '#eeebe3') +
    fill(BRIM, colour) +
    `<ellipse cx="20" cy="-201" rx="21" ry="11" fill="${colour}"/>`;
  return compose(CAP_FRAME, [parts], { lift: 1.8, ...(mesh ? { dye: twoColours } : {}) });
}

/** Five-panel cap, seen from its front corner. */
export const fivePanelCap = (): Drawing => cap(false);

/** Trucker cap: white front, mesh sides and brim in the cap's colour. */
export const truckerCap = (): Drawing => cap(true);

/** The back of a cap, with its adjustable strap. */
export const capBack = (): Drawing => {
  const dome =
    'M-220 122C-238 -40 -156 -192 0 -196C156 -192 238 -40 220 122C150 92 -150 92 -220 122Z';
  const panel = 'M0 -196C90 -170 138 -60 146 102';
  const gap = 'M-78 118C-76 36 -44 2 0 2C44 2 76 36 78 118C40 108 -40 108 -78 118Z';
  const strap = 'M-84 96Q0 80 84 96V118Q0 102 -84 118Z';
  const edge = 'M-78 118C-76 36 -44 2 0 2C44 2 76 36 78 118';
  return compose(
    { x: 500, y: 530, scale: 1.24 },
    [
      {
        silhouette: `${fill(dome)}<ellipse cx="0" cy="-197" rx="19" ry="9"/>`,
        tone:
          spot([-80, -80], [200, 180], '#fff', 0.26) +
          spot([200, 70], [140, 230], '#000', 0.34) +
          bothSides(seam(panel, 0.36)) +
          seam('M0 -196V2', 0.36) +
          fill(gap, grey(74)) +
          line(edge, grey(142), 12) +
          fill(strap, grey(148)) +
          line(strap, '#000', 2, 0.35) +
          stitches('M-74 102Q0 86 74 102M-74 111Q0 95 74 111', 0.3),
        crease: bothSides(line(panel, '#000', 7, 0.5)) + line(edge, '#fff', 10, 0.4),
        trim:
          '<rect x="-46" y="78" width="34" height="34" rx="4" fill="#c9c6be" stroke="#77746d" stroke-width="1.5"/>' +
          '<rect x="-39" y="85" width="20" height="20" rx="2" fill="#55524c"/>',
      },
    ],
    { lift: 1.8 },
  );
};

function mix(from: Point, to: Point, share: number): string {
  return `${Math.round(from[0] + (to[0] - from[0]) * share)} ${Math.round(from[1] + (to[1] - from[1]) * share)}`;
}

function hole(x: number, y: number): string {
  return (
    `<circle cx="${x}" cy="${y}" r="8" fill="rgb(138,138,138)"/>` +
    `<circle cx="${x}" cy="${y}" r="4.4" fill="#000" fill-opacity=".7"/>`
  );
}
