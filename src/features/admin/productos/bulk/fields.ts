import type { BulkProducto } from '#domain/bulk/planEdit.ts';
import type { BulkForm } from '#domain/bulk/bulkForm.ts';

/** What every part of the popup gets. */
export type BulkFieldsProps = {
  readonly form: BulkForm;
  readonly change: (news: Partial<BulkForm>) => void;
  readonly productos: readonly BulkProducto[];
  /** The rule that the fields break; `undefined`: none. */
  readonly error: string | undefined;
};
