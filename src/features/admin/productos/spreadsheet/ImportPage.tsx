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

/** Page on which staff change and add productos by a file, after a dry run. @see docs/rules.md#lists-out-and-in */
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
    mutationFn: (source: Parameters<typeof checkList>[1]) => checkList(client, source),
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
  const [flippedKeys, setFlippedKeys] = useState<readonly string[]>([]);
  const cells = rows.flatMap(({ changes }) => changes);
  const isStockAlone = cells.every(({ target }) => target.kind === 'stock');
  // Stock starts unticked unless the file changes nothing else: units of an old export would undo what was sold since.
  const isTicked = ({ target }: CellChange) =>
    (target.kind !== 'stock' || isStockAlone) !== flippedKeys.includes(targetKey(target));
  const targets = new Map(cells.map(({ target }) => [targetKey(target), target]));
  const saving = useSingleMutation({
    mutationKey: ['staff', 'import', 'save'],
    mutationFn: async () => {
      const created = toCreated(rows);
      // Plans again, so that no producto is added twice. Changed cells are compared with the shop when written.
      const newList = created.length === 0 ? list : await checkList(client, list);
      const labelsOf = (productos: typeof created) =>
        productos.map(({ label }) => label).join('\n');
      const isAsShown =
        typeof newList !== 'string' && labelsOf(toCreated(newList.rows)) === labelsOf(created);
      if (!isAsShown) onChecked(newList);
      return isAsShown;
    },
    onSuccess: (isAsShown) => {
      if (!isAsShown) return;
      onStart({
        title: t('import.job', { name }),
        cells: cells.filter(isTicked),
        created: toCreated(rows),
      });
    },
  });
  const badRows = rows.filter(({ faults }) => faults.length > 0 && !isAsking(faults));
  const createdRows = rows.filter((row) => row.created !== null);
  const changedRows = rows.filter(({ changes }) => changes.some(isTicked));
  const sameRows = rows.filter(
    ({ faults, changes, created }) => faults.length + changes.length === 0 && created === null,
  );
  const rowCount = createdRows.length + changedRows.length;
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
      <Message tone={badRows.length + table.hiddenRows > 0 ? 'warning' : 'info'} title={name}>
        <Lines
          texts={[
            changedRows.length > 0 && t('import.count.changed', { count: changedRows.length }),
            kindTexts(cells.filter(isTicked).map(({ target }) => target)).join(' · '),
            createdRows.length > 0 && t('import.count.created', { count: createdRows.length }),
            sameRows.length > 0 && t('import.count.same', { count: sameRows.length }),
            badRows.length > 0 && t('import.count.wrong', { count: badRows.length }),
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
      <LeftRows title={t('import.wrong')} rows={badRows} toLeft={(row) => toLeft(row, columns)} />
      {targets.size > 1 && (
        <OptionSet legend={t('import.columns')}>
          {Array.from(targets, ([key, target]) => {
            const columnCells = cells.filter((cell) => targetKey(cell.target) === key);
            return (
              <CheckboxField
                key={key}
                label={t('import.column', { name: targetText(target), count: columnCells.length })}
                checked={columnCells.some(isTicked)}
                onChange={() => setFlippedKeys(toggled(flippedKeys, key))}
              />
            );
          })}
        </OptionSet>
      )}
      <PriceAlerts changes={cells.filter(isTicked)} />
      {changedRows.length > 0 && (
        <BeforeAfter
          rows={changedRows}
          toCells={(row) =>
            row.changes
              .filter(isTicked)
              .map(({ target, before, after }) => ({
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
        rows={createdRows}
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
          <Button busy={saving.isPending} disabled={rowCount === 0} onClick={() => saving.mutate()}>
            {rowCount === 0 ? t('import.nothing') : t('import.save', { count: rowCount })}
          </Button>
        </Row>
      </Stack>
    </Stack>
  );
}
