import type { Color } from '../catalogue/catalogue.ts';
import { compareTallas, tallaKey } from '../catalogue/sizes.ts';
import type { NewProducto } from '../forms/newProducto.ts';
import {
  isQuantity,
  PRODUCTO_LIMITS,
  type ProductoForm,
  type ProductoFormErrors,
  toProductoDraft,
  toStockDraft,
  validateNewProducto,
} from '../forms/productoForm.ts';
import { codeKey } from '../quickOrder/closeCodes.ts';
import { isTooLong } from '../text/textLimit.ts';
import {
  colorLetters,
  colorSizeOf,
  initialsOf,
  makeCode,
  nextNumber,
  parsePattern,
  tallaInCode,
} from './codePattern.ts';
import {
  cellKey,
  type ExistingVariant,
  type GeneratorDraft,
  proposePictures,
  type SharedValues,
} from './draft.ts';
import { onePerSize } from './sizeSets.ts';

type CodeError =
  | 'required'
  | 'tooLong'
  /** Another cell of the plan has it. */
  | 'repeated'
  /** A producto of the shop has it. */
  | 'taken';

/** A colour in a size that is to be created, or left out. */
export type NewCell = {
  readonly kind: 'new';
  readonly key: string;
  readonly tallaId: string | null;
  readonly isLeftOut: boolean;
  readonly code: string;
  /** `null`: none, or the cell is left out. */
  readonly codeError: CodeError | null;
  /** As typed. */
  readonly quantity: string;
  readonly isQuantityWrong: boolean;
};

/** A colour in a size that the subfamilia has already. */
type ExistingCell = {
  readonly kind: 'existing';
  readonly key: string;
  readonly tallaId: string | null;
  readonly code: string;
};

type PlanCell = NewCell | ExistingCell;

/** The new productos of one colour. */
export type PlanRow = {
  /** `null`: productos without a colour. */
  readonly color: Color | null;
  readonly cells: readonly PlanCell[];
  readonly imageUrls: readonly string[];
};

/** What the generator will create. */
export type GeneratorPlan = {
  /** In garment order; `null`: productos without a size. */
  readonly tallas: readonly (string | null)[];
  /** In the order in which the colours were chosen. */
  readonly rows: readonly PlanRow[];
  readonly values: SharedValues;
  /** Of the values that all new productos share. */
  readonly errors: ProductoFormErrors;
};

export type PlanInput = {
  readonly draft: GeneratorDraft;
  readonly proposed: SharedValues;
  readonly subfamilia: { readonly id: number; readonly name: string };
  /** Every colour of the shop. */
  readonly colors: readonly Color[];
  readonly existing: readonly ExistingVariant[];
  /** Codes that productos of the shop have, by {@link codeKey}. */
  readonly takenCodes: ReadonlySet<string>;
};

function toForm(values: SharedValues, subfamiliaId: number, news: Partial<ProductoForm>) {
  const { bodegaId, quantity, pattern: _, ...shared } = values;
  return {
    ...shared,
    code: '-',
    subfamiliaId: String(subfamiliaId),
    colorId: '',
    tallaId: '',
    stock: [{ bodegaId, quantity }],
    imageUrls: [],
    ...news,
  } satisfies ProductoForm;
}

/** A colour in a size before its code is judged. */
type Draft = Omit<NewCell, 'codeError'> | ExistingCell;

/** The same text for sizes that are one size, such as 2XL and XXL. */
function placeKey(colorId: number | null, tallaId: string | null): string {
  return cellKey(colorId, tallaId === null ? null : tallaKey(tallaId));
}

function draftRows(input: PlanInput, tallas: readonly (string | null)[], values: SharedValues) {
  const { draft, subfamilia, colors, existing } = input;
  const pattern = parsePattern(values.pattern);
  const chosen = draft.colorIds.flatMap((id) => colors.find((color) => color.id === id) ?? []);
  const rowColors = chosen.length === 0 && draft.tallas.length > 0 ? [null] : chosen;
  const used = existing.flatMap(({ color }) => color ?? []);
  const usedIds = new Set(used.map(({ id }) => id));
  const known = new Map([...used, ...chosen].map((color) => [color.id, color]));
  const letters = colorLetters([...known.values()], colorSizeOf(pattern), usedIds);
  const places = new Map(
    existing.map(({ color, tallaId, code }) => [placeKey(color?.id ?? null, tallaId), code]),
  );
  const sub = initialsOf(subfamilia.name);
  let n = nextNumber(pattern, subfamilia.name, existing);

  return rowColors.map((color) => ({
    color,
    cells: tallas.map((tallaId): Draft => {
      const key = cellKey(color?.id ?? null, tallaId);
      const there = places.get(placeKey(color?.id ?? null, tallaId));
      if (there !== undefined) return { kind: 'existing', key, tallaId, code: there };
      const own = draft.cells[key] ?? {};
      const talla = tallaId === null ? '' : tallaInCode(tallaId);
      const code = makeCode(pattern, {
        sub,
        color: color === null ? '' : (letters.get(color.id) ?? ''),
        talla,
        n,
      });
      n += 1;
      const quantity = own.quantity ?? values.quantity;
      return {
        kind: 'new',
        key,
        tallaId,
        isLeftOut: own.isLeftOut ?? false,
        code: own.code ?? code,
        quantity,
        isQuantityWrong: !isQuantity(quantity),
      };
    }),
  }));
}

/**
 * Colours by sizes with the code and the units of each new producto. A colour in a size that exists is
 * left alone.
 *
 * @see docs/rules.md#variant-generator
 */
export function planVariants(input: PlanInput): GeneratorPlan {
  const { draft, proposed, subfamilia, existing, takenCodes } = input;
  const values = { ...proposed, ...draft.values };
  const sorted = onePerSize(
    draft.tallas,
    existing.flatMap(({ tallaId }) => tallaId ?? []),
  ).toSorted(compareTallas);
  const tallas = sorted.length === 0 && draft.colorIds.length > 0 ? [null] : sorted;
  const rows = draftRows(input, tallas, values);

  const wanted = new Map<string, number>();
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    if (cell.kind === 'existing' || cell.isLeftOut) continue;
    const key = codeKey(cell.code);
    wanted.set(key, (wanted.get(key) ?? 0) + 1);
  }
  function errorOf(code: string): CodeError | null {
    const key = codeKey(code);
    if (key === '') return 'required';
    if (isTooLong(code, PRODUCTO_LIMITS.code)) return 'tooLong';
    if (takenCodes.has(key)) return 'taken';
    return (wanted.get(key) ?? 0) > 1 ? 'repeated' : null;
  }

  return {
    tallas,
    rows: rows.map(({ color, cells }) => ({
      color,
      cells: cells.map((cell) =>
        cell.kind === 'existing'
          ? cell
          : { ...cell, codeError: cell.isLeftOut ? null : errorOf(cell.code) },
      ),
      imageUrls: draft.pictures[color?.id ?? ''] ?? proposePictures(existing, color?.id ?? null),
    })),
    values,
    errors: validateNewProducto(toForm(values, subfamilia.id, {})),
  };
}

/** The cells of a plan that will be created. */
export function cellsToCreate(plan: GeneratorPlan): NewCell[] {
  return plan.rows.flatMap(({ cells }) =>
    cells.filter((cell) => cell.kind === 'new').filter(({ isLeftOut }) => !isLeftOut),
  );
}

/** Whether a plan can be written: it creates something, and nothing is wrong. */
export function isPlanReady(plan: GeneratorPlan): boolean {
  const cells = cellsToCreate(plan);
  return (
    cells.length > 0 &&
    Object.keys(plan.errors).length === 0 &&
    cells.every(({ codeError, isQuantityWrong }) => codeError === null && !isQuantityWrong)
  );
}

/** Whether two plans create the same colours in the same sizes with the same codes. */
export function isSameCreation(one: GeneratorPlan, other: GeneratorPlan): boolean {
  const named = (plan: GeneratorPlan) =>
    JSON.stringify(cellsToCreate(plan).map(({ key, code }) => [key, code]));
  return named(one) === named(other);
}

/** The new productos of a plan that is ready, each with the text that a report names it by. */
export function toNewProductos(
  plan: GeneratorPlan,
  subfamiliaId: number,
): { readonly label: string; readonly producto: NewProducto }[] {
  return plan.rows.flatMap(({ color, cells, imageUrls }) =>
    cells.flatMap((cell) => {
      if (cell.kind === 'existing' || cell.isLeftOut) return [];
      const form = toForm(plan.values, subfamiliaId, {
        code: cell.code,
        colorId: String(color?.id ?? ''),
        tallaId: cell.tallaId ?? '',
        stock: [{ bodegaId: plan.values.bodegaId, quantity: cell.quantity }],
      });
      const label = [cell.code.trim(), plan.values.name.trim(), color?.name, cell.tallaId]
        .filter(Boolean)
        .join(' · ');
      const producto = toProductoDraft(form);
      return [{ label, producto: { producto, stock: toStockDraft(form.stock), imageUrls } }];
    }),
  );
}
