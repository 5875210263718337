import type { Layers } from '../layers.ts';
import { bothSides, fill, line, rib, seam, stitches } from '../marks.ts';
import { acrossSleeve, alongHem, armhole, halfBody, raglanSeam, sleeve } from './cut.ts';
import type { Cut } from './cut.ts';

/** Body and sleeves with the seams between them. */
export function body(cut: Cut, shoulders: 'set-in' | 'raglan' = 'set-in'): Layers {
  const seamLine = shoulders === 'raglan' ? raglanSeam(cut) : armhole(cut);
  return {
    silhouette: bothSides(fill(sleeve(cut)) + fill(halfBody(cut))),
    tone: bothSides(seam(seamLine, 0.4)),
    crease: bothSides(line(seamLine, '#000', 8, 0.6)),
  };
}

/** Hems turned in and stitched twice, at the bottom and at the sleeves. */
export function stitchedHems(cut: Cut, depth = 22): Layers {
  const around = (distance: number): string =>
    stitches(alongHem(cut, distance)) + bothSides(stitches(acrossSleeve(cut, distance)));
  return {
    tone: around(depth) + around(depth + 5),
    crease:
      line(alongHem(cut, depth + 3), '#000', 5, 0.35) +
      bothSides(line(acrossSleeve(cut, depth + 3), '#000', 5, 0.35)),
  };
}

/** Knitted ribs that gather the hem and the sleeves. */
export function ribbedHems(cut: Cut, depth = 58): Layers {
  const edge = bothSides(seam(acrossSleeve(cut, depth), 0.4)) + seam(alongHem(cut, depth), 0.4);
  return {
    tone:
      rib(alongHem(cut, depth / 2), depth, 147, 0.13) +
      bothSides(rib(acrossSleeve(cut, depth / 2), depth, 147, 0.13)) +
      edge,
    crease:
      line(alongHem(cut, depth), '#000', 9, 0.8) +
      bothSides(line(acrossSleeve(cut, depth), '#000', 9, 0.8)),
    relief: line(alongHem(cut, depth / 2), '#000', depth * 0.8, 0.14),
  };
}

/** Knitted ribs at the sleeves only. */
export function ribbedCuffs(cut: Cut, depth = 40): Layers {
  return {
    tone: bothSides(
      rib(acrossSleeve(cut, depth / 2), depth, 147, 0.13) + seam(acrossSleeve(cut, depth), 0.4),
    ),
    crease: bothSides(line(acrossSleeve(cut, depth), '#000', 8, 0.7)),
  };
}

/** Narrow bindings around armholes that have no sleeve. */
export function boundArmholes(cut: Cut): Layers {
  return {
    tone: bothSides(rib(armhole(cut), 24, 147, 0.1) + seam(armhole(cut), 0)),
    crease: bothSides(line(armhole(cut), '#fff', 14, 0.4)),
  };
}
