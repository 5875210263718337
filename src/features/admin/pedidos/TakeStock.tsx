import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { applyChange } from '#data/changes/staff/apply.ts';
import { tookTooLong } from '#data/http/DataError.ts';
import { optionQueries } from '#data/options/staff.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { afterPedidoWrite, afterProductoWrite } from '#data/staffCache.ts';
import type { CellChange } from '#domain/staff/changes/change.ts';
import {
  type LineChoice,
  type LineChoices,
  lineName,
  type LinePlan,
  type Pedido,
  planLines,
  stockChanges,
} from '#domain/staff/pedidos/pedido.ts';
import { UNITS_READER } from '#domain/text/typedNumber.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t as tChanges } from '#i18n/es/staff/changes.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { newUuid } from '#lib/newUuid.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { leadToRefused, useTypedUnits } from '#ui/hooks/useTypedUnits.ts';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Row, Stack, Text } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { ChangesTable } from '../shared/changes/BeforeAfter.tsx';
import { useEndElsewhere } from '../shared/changes/useChange.ts';
import { FormMessage } from '../shared/form/FormMessage.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { failureNotice } from '../shared/screen/failureNotice.ts';
import { StaleList } from '../shared/screen/ReadFailed.tsx';
import fieldStyles from '#ui/form/Field.module.css';
import styles from './Order.module.css';

const unitsOf = (cells: readonly CellChange[]) =>
  cells.reduce((sum, { before, after }) => sum + Number(before) - Number(after), 0);

/** Popup that previews the units of an order, then takes all or none from stock. @see docs/rules.md#receive-an-order */
export function TakeStock({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const { id, lines, units, reference, state } = pedido;
  const client = useQueryClient();
  // A retry sends the same id, so that no units are taken twice if only the response was lost.
  const [changeId] = useState(newUuid);
  const [choices, setChoices] = useState<LineChoices>(new Map());
  const [productos, bodegas] = useSuspenseQueries({
    queries: [
      {
        ...pedidoQueries.productos(lines.map(({ productoId }) => productoId)),
        refetchOnMount: 'always',
        meta: { failed: t('lines.failed') },
      },
      { ...optionQueries.bodegas(), meta: { failed: t('lines.failed') } },
    ],
  });
  const title = t('take.change', { reference });
  const tellElsewhere = useEndElsewhere();
  const plans = planLines(lines, productos.data, choices);

  const take = useSingleMutation({
    mutationKey: ['staff', 'change', 'take'],
    mutationFn: (cells: readonly CellChange[]) =>
      applyChange({ changeId, plan: { title, cells }, pedidoId: id }),
    onSuccess: async ({ unwritten }, cells) => {
      // Waits until stock and order are read again: if nothing was taken, the popup shows old ones.
      await Promise.all([
        afterProductoWrite(client),
        unwritten === 'notAll' ? undefined : afterPedidoWrite(client),
      ]);
      const count = unitsOf(cells);
      const isPart = count !== units;
      const doneText = isPart ? t('take.donePart', { count, units }) : t('take.done');
      if (unwritten === null) showToast(doneText, { tone: isPart ? 'warning' : 'success' });
      else tellElsewhere({ title: tChanges('unsaved'), tone: 'warning' }, null, title);
    },
    // The productos are read again: the shop may have taken the units although its response was lost.
    onError: (error) => {
      void afterProductoWrite(client);
      tellElsewhere({ title: t('take.failed'), tone: 'error' }, error, title);
    },
  });
  const unwritten = take.isPending ? undefined : take.data?.unwritten;
  // After a failure a retry sends the same changes, because the shop may have written them already.
  const isSent = take.isPending || take.error !== null;
  const changes = (isSent && take.variables) || stockChanges(plans);
  const isEnded = unwritten === 'taken' || unwritten === null;
  useLeaveGuard(
    take.isPending || (choices.size > 0 && !isEnded),
    undefined,
    take.isPending ? 'change' : 'typed',
  );
  const close = useEffectEvent(onClose);
  // Closes in an effect: until this render is done, the leave guard counts the choices as unsaved work.
  useEffect(() => {
    if (unwritten === null) close();
  }, [unwritten]);

  function toLine(
    { line, producto, availableUnits, wantedUnits, takenUnits, short, isIncluded }: LinePlan,
    index: number,
  ) {
    const choose = (choice: Partial<LineChoice>) =>
      setChoices(new Map([...choices, [index, { ...choices.get(index), ...choice }]]));
    const name = lineName(producto ?? line);
    return (
      <Row as="li" key={index} className={styles.line} gap={[1, 4]} data-included={isIncluded}>
        {producto !== null && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isIncluded}
              aria-label={t('take.include', { name })}
              onChange={({ target }) => choose({ isLeftOut: !target.checked })}
            />
          </label>
        )}
        {/* The name is as wide as the row beside the checkbox, so that the fields wrap below it. */}
        <Text as="span" className={styles.name} grow="calc(100% - 5rem)" isLong>
          <strong>{name}</strong> <span>{(producto ?? line).name}</span>
        </Text>
        {producto === null ? (
          <Tag tone="danger">{t('lines.gone')}</Tag>
        ) : (
          <Row as="label" hasNoWrap>
            <span>{t('lines.quantity')}</span>
            <UnitsInput
              label={t('take.wanted', { name })}
              value={wantedUnits}
              min={1}
              onChange={(units) => choose({ wanted: units, byBodega: new Map() })}
            />
          </Row>
        )}
        {isIncluded &&
          bodegas.data.map(({ id, name: bodega }) => {
            const availableCount = availableUnits.get(id) ?? 0;
            return (
              availableCount > 0 && (
                <Row as="label" key={id} hasNoWrap>
                  <span>{t('take.bodega', { bodega })}</span>
                  <UnitsInput
                    label={t('take.of', { name, bodega })}
                    value={takenUnits.get(id) ?? 0}
                    min={0}
                    onChange={(units) =>
                      choose({
                        byBodega: new Map([...(choices.get(index)?.byBodega ?? []), [id, units]]),
                      })
                    }
                  />
                  <span>{t('take.stock', { count: availableCount })}</span>
                </Row>
              )
            );
          })}
        {isIncluded && short > 0 && <Tag tone="warning">{t('lines.short', { count: short })}</Tag>}
      </Row>
    );
  }

  return (
    <Dialog
      size="xl"
      title={t('take.button')}
      onClose={() => {
        if (!take.isPending) onClose();
      }}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={take.isPending}>
            {tBackOffice('actions.cancel')}
          </Button>
          <Button
            busy={take.isPending || productos.isFetching}
            disabled={changes.length === 0 || isEnded}
            onClick={({ currentTarget }) => {
              if (!leadToRefused(currentTarget.closest('dialog'))) take.mutate(changes);
            }}
          >
            {t('take.confirm', { count: unitsOf(changes) })}
          </Button>
        </>
      }
    >
      <Stack>
        {unwritten === 'notAll' && <Message tone="warning">{t('take.changed')}</Message>}
        {unwritten === 'taken' && <Message tone="warning">{t('take.taken')}</Message>}
        <FormMessage
          isAtSave
          message={
            take.error &&
            failureNotice(take.error, {
              text: t(tookTooLong(take.error) ? 'take.tooLong' : 'take.failed'),
              signIn: t('take.signIn'),
            })
          }
        />
        <StaleList {...productos} />
        {!isEnded && (
          <>
            <p>
              {[t('take.hint'), state === 'nuevo' && t('take.begins')].filter(Boolean).join(' ')}
            </p>
            {plans.some(({ isIncluded, short }) => isIncluded && short > 0) && (
              <Message tone="warning">{t('take.shortTitle')}</Message>
            )}
            <fieldset disabled={isSent}>
              <Stack as="ul" gap={0} isLined>
                {plans.map(toLine)}
              </Stack>
            </fieldset>
            {changes.length === 0 ? <p>{t('take.none')}</p> : <ChangesTable changes={changes} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

type UnitsInputProps = {
  label: string;
  value: number;
  min: 0 | 1;
  onChange: (units: number) => void;
};

/** Field for units. While its text is no number, `value` stays what it was before the typing. */
function UnitsInput({ label, ...units }: UnitsInputProps) {
  const typedUnits = useTypedUnits({ ...units, reader: UNITS_READER });
  return (
    <>
      <input
        {...typedUnits.field}
        className={fieldStyles.control}
        aria-label={label}
        aria-describedby={typedUnits.noteId || undefined}
        value={typedUnits.text ?? units.value}
      />
      <Text as="span" {...typedUnits.note} />
    </>
  );
}
