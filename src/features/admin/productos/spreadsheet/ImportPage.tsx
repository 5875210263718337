import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import { type CellChange, targetKey } from '#domain/staff/changes/change.ts';
import { fieldValue, PREVIEW_COLUMNS } from '#domain/staff/spreadsheet/columns.ts';
import type { ImportRow } from '#domain/staff/spreadsheet/planImport.ts';
import { t as tShared } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/lists.ts';
import { formatList } from '#i18n/format.ts';
import { toggled } from '#lib/toggled.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FileButton } from '#ui/form/FileButton.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { Message } from '#ui/message/Message.tsx';
import { Note, Row, Stack } from '#ui/Stack.tsx';
import { BeforeAfter, LeftRows, PriceAlerts } from '../../shared/changes/BeforeAfter.tsx';
import { ChangePage, kindTexts, Lines } from '../../shared/changes/ChangeView.tsx';
import { useChange } from '../../shared/changes/useChange.ts';
import { useChangeTexts } from '../../shared/changes/useChangeTexts.ts';
import { FormMessage } from '../../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../../shared/form/useSingleMutation.ts';
import { AdminScreen } from '../../shared/screen/AdminScreen.tsx';
import { failureNotice } from '../../shared/screen/failureNotice.ts';
import { RetryMessage } from '../../shared/screen/ReadFailed.tsx';
import { FileDrop } from '../../shared/upload/FileDrop.tsx';
import { checkList, type ReadyList } from './checkList.ts';
import { ImportQuestions, isAsking, rowText, toLeft } from './ImportQuestions.tsx';
import formStyles from '../../shared/form/Form.module.css';

/** Staff change and add productos by a file. @see docs/rules.md#lists-out-and-in */
export function ImportPage() {
  return (
    <AdminScreen
      title={t('import.title')}
      action={
        <ButtonLink variant="quiet" to={staffPaths.editProducto()} icon={<ArrowLeft />}>
          {t('import.toList')}
        </ButtonLink>
      }
    >
      <Import />
    </AdminScreen>
  );
}

function Import() {
  const client = useQueryClient();
  const [list, setList] = useState<ReadyList | string | null>(null);
  const change = useChange();
  const checking = useSingleMutation({
    mutationKey: ['staff', 'import', 'check'],
    mutationFn: (from: Parameters<typeof checkList>[1]) => checkList(client, from),
    onSuccess: setList,
  });
  const { run } = change;
  const { isPending, variables } = checking;
  if (run !== null) {
    return (
      <ChangePage run={run} api={change}>
        <Button
          variant="secondary"
          onClick={() => {
            change.clear();
            setList(null);
          }}
        >
          {t('import.more')}
        </Button>
      </ChangePage>
    );
  }
  return (
    <Stack gap={4}>
      <Stack isCard>
        <p>{t('import.intro')}</p>
        <FileDrop
          isBusy={isPending}
          hint={t('import.drop')}
          onFiles={([file]) => file && checking.mutate(file)}
        >
          <FileButton
            label={t('import.choose')}
            icon={<FileSpreadsheet />}
            accept=".xlsx,.csv,.txt,.tsv"
            isBusy={isPending}
            onFiles={([file]) => file && checking.mutate(file)}
          />
        </FileDrop>
        <Note>{t('import.rules')}</Note>
      </Stack>
      {isPending && <output>{t('import.checking', { name: variables.name })}</output>}
      <RetryMessage
        tone="error"
        title={t('import.failed')}
        error={checking.error}
        onRetry={() => variables && checking.mutate(variables)}
      />
      {typeof list === 'string' && !isPending && <Message tone="error" title={list} />}
      {typeof list === 'object' && list !== null && !isPending && (
        <DryRun key={checking.submittedAt} list={list} onChecked={setList} onStart={change.start} />
      )}
    </Stack>
  );
}

type DryRunProps = {
  list: ReadyList;
  onChecked: (list: ReadyList | string) => void;
  onStart: ReturnType<typeof useChange>['start'];
};

const toCreated = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ label, created }) => (created ? [{ label, producto: created }] : []));

function DryRun({ list, onChecked, onStart }: DryRunProps) {
  const client = useQueryClient();
  const { targetText, valueText } = useChangeTexts();
  const { name, rows, unknown, columns, table } = list;
  const [flipped, setFlipped] = useState<readonly string[]>([]);
  const cells = rows.flatMap(({ changes }) => changes);
  const isStockAlone = cells.every(({ target }) => target.kind === 'stock');
  // Stock is off beside other changes: units from the export would undo what was sold since.
  const isOn = ({ target }: CellChange) =>
    (target.kind !== 'stock' || isStockAlone) !== flipped.includes(targetKey(target));
  const targets = new Map(cells.map(({ target }) => [targetKey(target), target]));
  const saving = useSingleMutation({
    mutationKey: ['staff', 'import', 'save'],
    mutationFn: async () => {
      const created = toCreated(rows);
      // A producto that was added meanwhile would be added twice; changes are compared when they are written.
      const now = created.length === 0 ? list : await checkList(client, list);
      const labelsOf = (productos: typeof created) =>
        productos.map(({ label }) => label).join('\n');
      const isAsShown =
        typeof now !== 'string' && labelsOf(toCreated(now.rows)) === labelsOf(created);
      if (!isAsShown) onChecked(now);
      return isAsShown;
    },
    onSuccess: (isAsShown) => {
      if (!isAsShown) return;
      onStart({
        title: t('import.job', { name }),
        cells: cells.filter(isOn),
        created: toCreated(rows),
      });
    },
  });
  const wrong = rows.filter(({ faults }) => faults.length > 0 && !isAsking(faults));
  const created = rows.filter((row) => row.created !== null);
  const changed = rows.filter(({ changes }) => changes.some(isOn));
  const same = rows.filter(
    ({ faults, changes, created }) => faults.length + changes.length === 0 && created === null,
  );
  const wanted = created.length + changed.length;
  const notice = saving.error
    ? failureNotice(saving.error, {
        text: t('import.failed'),
        signIn: tShared('signIn.saveChanges'),
      })
    : saving.data === false
      ? ({ tone: 'warning', text: t('import.changedMeanwhile') } as const)
      : null;
  return (
    <Stack as="section" gap={4} aria-label={name}>
      <Message tone={wrong.length + table.hiddenRows > 0 ? 'warning' : 'info'} title={name}>
        <Lines
          texts={[
            changed.length > 0 && t('import.count.changed', { count: changed.length }),
            kindTexts(cells.filter(isOn).map(({ target }) => target)).join(' · '),
            created.length > 0 && t('import.count.created', { count: created.length }),
            same.length > 0 && t('import.count.same', { count: same.length }),
            wrong.length > 0 && t('import.count.wrong', { count: wrong.length }),
            table.sheet !== undefined &&
              table.otherSheets.length > 0 &&
              t('import.sheet', { name: table.sheet, list: formatList(table.otherSheets) }),
            table.hiddenRows > 0 && t('import.hiddenRows', { count: table.hiddenRows }),
            table.hiddenColumns.length > 0 &&
              t('import.hiddenColumns', { list: formatList(table.hiddenColumns) }),
            unknown.length > 0 && t('import.unknown', { list: formatList(unknown) }),
          ]}
        />
      </Message>
      <ImportQuestions list={list} onChecked={onChecked} />
      <LeftRows title={t('import.wrong')} rows={wrong} toLeft={(row) => toLeft(row, columns)} />
      {targets.size > 1 && (
        <OptionSet legend={t('import.columns')}>
          {Array.from(targets, ([key, target]) => {
            const ofColumn = cells.filter((cell) => targetKey(cell.target) === key);
            return (
              <CheckboxField
                key={key}
                label={t('import.column', { name: targetText(target), count: ofColumn.length })}
                checked={ofColumn.some(isOn)}
                onChange={() => setFlipped(toggled(flipped, key))}
              />
            );
          })}
        </OptionSet>
      )}
      <PriceAlerts changes={cells.filter(isOn)} />
      {changed.length > 0 && (
        <BeforeAfter
          rows={changed}
          toCells={(row) =>
            row.changes.filter(isOn).map(({ target, before, after }) => ({
              label: rowText(row),
              field: targetText(target),
              before: valueText(target, before),
              after: valueText(target, after),
            }))
          }
        />
      )}
      <LeftRows
        title={t('import.created')}
        rows={created}
        toLeft={(row) => ({
          what: rowText(row),
          why: PREVIEW_COLUMNS.map(
            (field) =>
              row.created &&
              valueText({ kind: 'field', field }, fieldValue(row.created.producto, field)),
          ).join(' · '),
        })}
      />
      <Stack className={formStyles.foot} data-foot="" gap={2}>
        <FormMessage message={notice} isAtSave />
        <Row justify="end">
          <Button busy={saving.isPending} disabled={wanted === 0} onClick={() => saving.mutate()}>
            {wanted === 0 ? t('import.nothing') : t('import.save', { count: wanted })}
          </Button>
        </Row>
      </Stack>
    </Stack>
  );
}
