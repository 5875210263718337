import { FormProvider, type FieldValues } from 'react-hook-form';
import { cleanText } from '#domain/text/cleanText.ts';
import { useFilledFields } from '#shared/hooks/useFilledFields.ts';
import { ConflictQuestion, type ConflictTexts } from './ConflictQuestion.tsx';
import { FormLock } from './formLock.ts';
import type { EditFormApi } from './useEditForm.ts';
import type { EntityFormApi } from './useEntityForm.ts';
import type { Elements } from '#shared/ui/Elements.ts';

/** A form that adds, or one that edits, with the texts of its conflict question. */
export type EntityFormProps<Form extends FieldValues, Row> =
  | { readonly api: EntityFormApi<Form>; readonly conflictTexts?: undefined }
  | { readonly api: EditFormApi<Form, Row>; readonly conflictTexts: ConflictTexts<Form> };

/** The fields of an entity, below the conflict question, if there is one. */
export function EntityFields<Form extends FieldValues, Row>({
  children,
  ...props
}: EntityFormProps<Form, Row> & { children: Elements }) {
  const { form, readOnly } = props.api;
  return (
    <FormProvider {...form}>
      <FormLock value={readOnly}>
        <div ref={useFilledFields(form, cleanText)} style={{ display: 'contents' }}>
          {props.conflictTexts && props.api.conflicts.length > 0 && (
            <ConflictQuestion {...props.api} {...props.conflictTexts} />
          )}
          {children}
        </div>
      </FormLock>
    </FormProvider>
  );
}
