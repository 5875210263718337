import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { optionQueries } from '#data/options/staff.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import { orderCsvName } from '#domain/order/orderCsv.ts';
import { readListing } from '#domain/staff/productos/listing.ts';
import { t } from '#i18n/es/staff/lists.ts';
import { saveFile } from '#lib/saveFile.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { RadioGroup } from '#ui/form/RadioGroup.tsx';
import { Stack } from '#ui/Stack.tsx';
import { useSingleMutation } from '../../shared/form/useSingleMutation.ts';
import { RetryMessage } from '../../shared/screen/ReadFailed.tsx';
import { listColumns } from './listColumns.ts';
import { runTask } from './runTask.ts';

const FORMATS = ['csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

/** Popup that saves all productos, or those listed, as a file for the import. @see docs/rules.md#lists-out-and-in */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const listing = readListing(useLocation().search);
  const listPage = useQuery(staffProductoQueries.page(listing));
  const [scope, setScope] = useState<'shown' | 'all'>('shown');
  const saving = useSingleMutation({
    mutationKey: ['staff', 'export'],
    mutationFn: async (format: Format) => {
      const of = { listing: scope === 'shown' ? listing : readListing('') };
      const uncached = { staleTime: 0 };
      const [productos, bodegas, subfamilias] = await Promise.all([
        client.fetchQuery({ ...staffProductoQueries.bulk({ of, count: 0 }), ...uncached }),
        client.fetchQuery({ ...optionQueries.bodegas(), ...uncached }),
        client.fetchQuery({ ...staffSubfamiliaQueries.all(), ...uncached }),
      ]);
      const familiaOf = new Map(subfamilias.map(({ id, familiaName }) => [id, familiaName]));
      const file = await runTask('write', format, productos, listColumns(bodegas), familiaOf);
      saveFile(file, orderCsvName(t('export.file'), new Date(), null).replace(/csv$/, format));
    },
    onSuccess: onClose,
  });
  const { variables } = saving;
  return (
    <Dialog
      title={t('export.title')}
      onClose={onClose}
      startsAt="field"
      footer={FORMATS.map((format) => (
        <Button
          key={format}
          variant={format === 'csv' ? 'secondary' : 'primary'}
          busy={saving.isPending && variables === format}
          onClick={() => saving.mutate(format)}
        >
          {t(`export.${format}`)}
        </Button>
      ))}
    >
      <Stack gap={4}>
        <RadioGroup
          legend={t('export.what')}
          name="what"
          value={scope}
          onChange={setScope}
          options={[
            { value: 'shown', label: t('export.shown', { count: listPage.data?.total ?? 0 }) },
            { value: 'all', label: t('export.all') },
          ]}
        />
        <RetryMessage
          title={t('export.failed')}
          error={saving.error}
          onRetry={() => variables && saving.mutate(variables)}
        />
      </Stack>
    </Dialog>
  );
}
