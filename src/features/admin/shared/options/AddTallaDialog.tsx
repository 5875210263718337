import { t } from '#i18n/es/staff/productoForm.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { useQuery } from '@tanstack/react-query';
import { createTalla, optionQueries } from '#data/options.ts';
import { TALLA_LIMIT, validateTalla } from '#domain/forms/optionForms.ts';
import { useTextLimit } from '#i18n/useTextLimit.ts';
import { TextField } from '#shared/ui/form/TextField.tsx';
import { EntityForm } from '../form/EntityForm.tsx';
import { useEntityForm } from '../form/useEntityForm.ts';
import { fieldProps } from '../form/fieldProps.ts';
import { afterTallaWrite } from '#data/staffCache.ts';

type TallaForm = { readonly id: string };

/** @see docs/rules.md#colours-and-sizes */
export function AddTallaDialog({
  onAdded,
  onClose,
}: {
  onAdded: (talla: string) => void;
  onClose: () => void;
}) {
  const limitOf = useTextLimit('es');
  const { data: tallas = [] } = useQuery(optionQueries.tallas());
  const api = useEntityForm<TallaForm>({
    row: { id: '' },
    toForm: (form) => form,
    validate({ id }) {
      const error = validateTalla(id, tallas);
      return error === null ? {} : { id: error };
    },
    async write(_row, form) {
      onAdded(await createTalla(form.id));
      return { outcome: 'saved', now: form };
    },
    afterWrite: afterTallaWrite,
    texts: {
      success: t('talla.done'),
      text: (detail) => t('talla.failed', { detail }),
      signIn: tBackOffice('signIn.addTallas'),
    },
    uniqueField: 'id',
    close: onClose,
  });
  const propsOf = fieldProps(api, (_name, rule) =>
    rule === 'blank' || rule === 'taken' ? t(`talla.${rule}`) : undefined,
  );
  return (
    <EntityForm title={t('talla.add')} api={api} onClose={onClose}>
      <TextField
        {...propsOf('id')}
        label={t('talla.id')}
        hint={t('talla.hint')}
        required
        limit={limitOf(TALLA_LIMIT)}
      />
    </EntityForm>
  );
}
