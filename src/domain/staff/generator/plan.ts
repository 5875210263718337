import type { Color } from '../../catalogue/catalogue.ts';
import {
  colorLetters,
  colorSizeOf,
  initialsOf,
  makeCode,
  nextNumber,
  tallaInCode,
} from '../../catalogue/codePattern.ts';
import { compareTallas, tallaKey } from '../../catalogue/sizes.ts';
import { codeKey } from '../../quickOrder/closeCodes.ts';
import { isTooLong } from '../../text/textLimit.ts';
import {
  EMPTY_PRODUCTO_FORM,
  isQuantity,
  PRODUCTO_LIMITS,
  type ProductoForm,
  type ProductoFormErrors,
  toProductoDraft,
  toStockDraft,
  validateNewProducto,
} from '../forms/productoForm.ts';
import { productoLabel } from '../productos/staffProducto.ts';
import {
  cellKey,
  type ExistingVariant,
  type GeneratorDraft,
  proposePictures,
  type SharedValues,
} from './draft.ts';
import { onePerSize } from './sizeSets.ts';

/** A cell of the plan: a colour in a size. If the subfamilia already has this producto, only its code is shown. */
export type PlanCell = {
  readonly kind: 'new' | 'existing';
  readonly key: string;
  readonly tallaId: string | null;
  readonly isLeftOut: boolean;
  readonly code: string;
  /** `repeated`: another cell has the code. `taken`: a producto of the shop has it. */
  readonly codeError: 'required' | 'tooLong' | 'repeated' | 'taken' | null;
  readonly quantity: string;
  readonly isQuantityWrong: boolean;
};

export type PlanRow = {
  /** `null`: productos without a colour. */
  readonly color: Color | null;
  readonly cells: readonly PlanCell[];
  readonly imageUrls: readonly string[];
};

export type GeneratorPlan = {
  /** Sizes in garment order; `null`: productos without a size. */
  readonly tallas: readonly (string | null)[];
  /** Rows in the order in which their colours were chosen. */
  readonly rows: readonly PlanRow[];
  readonly values: SharedValues;
  /** Errors of the values that all new productos share. */
  readonly errors: ProductoFormErrors;
};

export type PlanInput = {
  readonly draft: GeneratorDraft;
  readonly proposed: SharedValues;
  readonly subfamilia: { readonly id: number; readonly name: string };
  readonly colors: readonly Color[];
  readonly existing: readonly ExistingVariant[];
  /** Codes that productos of the shop have, by {@link codeKey}. */
  readonly takenCodes: ReadonlySet<string>;
};

function toForm(values: SharedValues, subfamiliaId: number, news: Partial<ProductoForm>) {
  const { bodegaId, quantity, pattern: _, ...shared } = values;
  return {
    ...EMPTY_PRODUCTO_FORM,
    ...shared,
    code: '-',
    subfamiliaId: String(subfamiliaId),
    stock: [{ bodegaId, quantity }],
    ...news,
  } satisfies ProductoForm;
}

const placeKey = (color: Color | null, tallaId: string | null) =>
  cellKey(color?.id ?? null, tallaId === null ? null : tallaKey(tallaId));

/** Plans the table of colours by sizes, with the new producto of each cell. @see docs/rules.md#variant-generator */
export function planVariants(input: PlanInput): GeneratorPlan {
  const { draft, proposed, subfamilia, colors, existing, takenCodes } = input;
  const values = { ...proposed, ...draft.values };
  const usedTallas = existing.flatMap(({ tallaId }) => tallaId ?? []);
  const sorted = onePerSize(draft.tallas, usedTallas).toSorted(compareTallas);
  const tallas = sorted.length === 0 && draft.colorIds.length > 0 ? [null] : sorted;
  const chosen = draft.colorIds.flatMap((id) => colors.find((color) => color.id === id) ?? []);
  const rowColors = chosen.length === 0 && draft.tallas.length > 0 ? [null] : chosen;

  const { pattern } = values;
  const used = existing.flatMap(({ color }) => color ?? []);
  const known = new Map([...used, ...chosen].map((color) => [color.id, color]));
  const usedIds = new Set(used.map(({ id }) => id));
  const letters = colorLetters([...known.values()], colorSizeOf(pattern), usedIds);
  const partsOf = (color: Color | null, tallaId: string | null) => ({
    sub: initialsOf(subfamilia.name),
    color: (color && letters.get(color.id)) ?? '',
    talla: tallaId === null ? '' : tallaInCode(tallaId),
  });
  let n = nextNumber(
    pattern,
    existing.map(({ code, color, tallaId }) => ({ code, parts: partsOf(color, tallaId) })),
  );

  const places = new Map(
    existing.map(({ color, tallaId, code }) => [placeKey(color, tallaId), code]),
  );
  const wanted: string[] = [];
  function toCell(color: Color | null, tallaId: string | null): PlanCell {
    const key = cellKey(color?.id ?? null, tallaId);
    const existingCode = places.get(placeKey(color, tallaId));
    const { code, quantity = values.quantity, isLeftOut = false } = draft.cells[key] ?? {};
    const isQuantityWrong = !isLeftOut && !isQuantity(quantity);
    const cell = { key, tallaId, isLeftOut, codeError: null, quantity, isQuantityWrong };
    if (existingCode !== undefined) return { ...cell, kind: 'existing', code: existingCode };
    const made = makeCode(pattern, { ...partsOf(color, tallaId), n });
    n += 1;
    if (!isLeftOut) wanted.push(codeKey(code ?? made));
    return { ...cell, kind: 'new', code: code ?? made };
  }
  const cells = rowColors.map((color) => tallas.map((tallaId) => toCell(color, tallaId)));
  const repeated = new Set(wanted.filter((key, index) => wanted.indexOf(key) !== index));
  function withCodeError(cell: PlanCell): PlanCell {
    if (!isCreated(cell)) return cell;
    const key = codeKey(cell.code);
    if (key === '') return { ...cell, codeError: 'required' };
    if (isTooLong(cell.code, PRODUCTO_LIMITS.code)) return { ...cell, codeError: 'tooLong' };
    if (takenCodes.has(key)) return { ...cell, codeError: 'taken' };
    return repeated.has(key) ? { ...cell, codeError: 'repeated' } : cell;
  }
  return {
    tallas,
    rows: rowColors.map((color, index) => ({
      color,
      cells: (cells[index] ?? []).map(withCodeError),
      imageUrls: draft.pictures[color?.id ?? ''] ?? proposePictures(existing, color?.id ?? null),
    })),
    values,
    errors: validateNewProducto(toForm(values, subfamilia.id, {})),
  };
}

const isCreated = ({ kind, isLeftOut }: PlanCell) => kind === 'new' && !isLeftOut;

export const cellsToCreate = (plan: GeneratorPlan): PlanCell[] =>
  plan.rows.flatMap(({ cells }) => cells.filter(isCreated));

export function isPlanReady(plan: GeneratorPlan): boolean {
  const cells = cellsToCreate(plan);
  return (
    cells.length > 0 &&
    Object.keys(plan.errors).length === 0 &&
    cells.every(({ codeError, isQuantityWrong }) => codeError === null && !isQuantityWrong)
  );
}

export function isSameCreation(one: GeneratorPlan, other: GeneratorPlan): boolean {
  const named = (plan: GeneratorPlan) =>
    JSON.stringify(cellsToCreate(plan).map(({ key, code }) => [key, code]));
  return named(one) === named(other);
}

/** Makes the new productos of a plan that is ready, each with the text that names it in a report. */
export function toNewProductos(plan: GeneratorPlan, subfamiliaId: number) {
  return plan.rows.flatMap(({ color, cells, imageUrls }) =>
    cells.filter(isCreated).map((cell) => {
      const form = toForm(plan.values, subfamiliaId, {
        code: cell.code,
        colorId: String(color?.id ?? ''),
        tallaId: cell.tallaId ?? '',
        stock: [{ bodegaId: plan.values.bodegaId, quantity: cell.quantity }],
      });
      const producto = toProductoDraft(form);
      const label = productoLabel({ ...producto, color });
      return { label, producto: { producto, stock: toStockDraft(form.stock), imageUrls } };
    }),
  );
}
