import * as v from 'valibot';

const units = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Keys of lines of the text. */
const lines = v.array(v.string());

/** A key that older decisions do not have, or not in this form: they count without it. */
function later<Schema extends v.GenericSchema>(schema: Schema, none: v.InferOutput<Schema>) {
  return v.fallback(schema, none);
}

const schema = v.object({
  /** Typed; `null`: that of the text. */
  reference: v.nullable(v.string()),
  /** Of the producto that is meant, by `LineChoice.key`. */
  choices: v.record(v.string(), v.number()),
  /** Whole units instead of those ordered, by producto. */
  quantities: later(v.record(v.string(), v.object({ lines, units })), {}),
  /** Whole units from some warehouses, by producto and bodega. */
  takes: later(v.record(v.string(), v.object({ lines, units: v.record(v.string(), units) })), {}),
  /** Lines that are left out, by producto. */
  leftOut: later(v.record(v.string(), lines), {}),
  /** The number that the order was noted with when staff confirmed to take it again; `null`: they did not. */
  again: later(v.nullable(v.number()), null),
  /** The bulk changes that took the stock of this order. */
  jobIds: v.array(v.string()),
  /** Units that these changes took, by producto; `null`: not counted since the last one was started. */
  taken: v.nullable(v.record(v.string(), v.number())),
  /** Units of which it is unknown whether they are out, by producto. */
  unsure: later(v.record(v.string(), units), {}),
  /** How many of these changes were being taken back when they were counted. */
  undos: later(v.number(), 0),
  /** The numbers that these changes note the order with. */
  changes: later(v.array(v.number()), []),
});

/** What staff decided about the pasted order; ids are keys of records. */
export type Decisions = v.InferOutput<typeof schema>;

/** Before anything is decided. */
export const UNDECIDED: Decisions = {
  reference: null,
  choices: {},
  quantities: {},
  takes: {},
  leftOut: {},
  again: null,
  jobIds: [],
  taken: {},
  unsure: {},
  undos: 0,
  changes: [],
};

/** Decisions as they were kept; a text that is none counts as no decision. */
export function parseDecisions(json: string): Decisions {
  try {
    return v.parse(schema, JSON.parse(json));
  } catch {
    return UNDECIDED;
  }
}
