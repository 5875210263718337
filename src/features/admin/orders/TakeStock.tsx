import { getFixedT } from 'i18next';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { applyChange } from '#data/changes/apply.ts';
import { invalidatePedidos, pedidoQueries } from '#data/pedidos/queries.ts';
import { staffKeys, staffQueries } from '#data/staffQueries.ts';
import type { ChangePlan } from '#domain/changes/change.ts';
import {
  type LineChoice,
  type LineChoices,
  type LinePlan,
  type Pedido,
  planLines,
  type StockChange,
  stockChanges,
  takenUnits,
  type UnitsByBodega,
} from '#domain/order/inbox.ts';
import { DataError } from '#data/http/DataError.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { newUuid } from '#shared/lib/newUuid.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { SessionEnded } from '../shared/SessionEnded.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import { lineName } from './orderLook.ts';
import styles from './TakeStock.module.css';
import { UnitsInput } from './UnitsInput.tsx';

const t = getFixedT('es', 'pedidos');
const tBackOffice = getFixedT('es', 'backOffice');

/** Rows of one call of the database. */
const MAX_CHANGES = 500;

type Bodega = { readonly id: number; readonly name: string };

/** The warehouses in the order in which stock is taken: the main one first. */
export function useBodegas() {
  const query = useQuery(staffQueries.bodegas());
  return { ...query, bodegas: query.data?.toSorted((a, b) => a.id - b.id) };
}

/** What is taken from which warehouse, before it is; all or nothing. @see docs/rules.md#receive-an-order */
export function TakeStock({ pedido, onClose }: { pedido: Pedido; onClose: () => void }) {
  const client = useQueryClient();
  // The same for a retry, so that nothing is written twice when a response is lost.
  const [change] = useState(newUuid);
  const [choices, setChoices] = useState<LineChoices>(new Map());
  const ids = pedido.lines.map(({ productoId }) => productoId);
  const productos = useQuery({ ...pedidoQueries.productos(ids), refetchOnMount: 'always' });
  const { bodegas, error: bodegasError, refetch: refetchBodegas } = useBodegas();
  const isRead = productos.data !== undefined && bodegas !== undefined;
  const plans = isRead
    ? planLines(
        pedido.lines,
        productos.data,
        bodegas.map(({ id }) => id),
        choices,
      )
    : [];
  const { short } = takenUnits(plans);

  const take = useMutation({
    mutationKey: ['staff', 'pedidos', 'take'],
    mutationFn: (sent: readonly StockChange[]) =>
      applyChange({ change, plan: planOf(sent), pedidoId: pedido.id }),
    onSuccess: async ({ unwritten }) => {
      // The order first: what the popup stands on may be another one by now.
      await Promise.all([
        client.invalidateQueries({ queryKey: staffKeys.productos }),
        unwritten === 'notAll' ? undefined : invalidatePedidos(client),
      ]);
      if (unwritten === null) showToast(t('take.done'));
    },
  });
  const unwritten = take.isPending ? undefined : take.data?.unwritten;
  // What may be written already is sent again as it was; other units would not be written.
  const isUnknown =
    take.error instanceof DataError && ['network', 'timeout', 'unknown'].includes(take.error.kind);
  const isSent = take.isPending || isUnknown;
  const changes = (isSent && take.variables) || stockChanges(plans);
  const taken = changes.reduce((sum, { before, after }) => sum + before - after, 0);
  const isTooMany = changes.length > MAX_CHANGES;
  const isEnded = unwritten === 'taken' || unwritten === null;
  useLeaveGuard(choices.size > 0 && !isEnded);
  const close = useEffectEvent(onClose);
  // Once nothing is unsaved any more.
  useEffect(() => {
    if (unwritten === null) close();
  }, [unwritten]);

  const planOf = (sent: readonly StockChange[]): ChangePlan => ({
    title: t('take.change', { reference: pedido.reference }),
    cells: sent.map(({ producto, bodegaId, before, after }) => ({
      row: { id: producto.id, label: producto.code },
      target: { kind: 'stock', bodegaId },
      before,
      after,
    })),
  });

  function choose(index: number, part: Partial<LineChoice>) {
    setChoices(new Map([...choices, [index, { ...choices.get(index), ...part }]]));
  }

  return (
    <Dialog
      open
      size="xl"
      title={t('take.title')}
      closeLabel={tBackOffice('actions.close')}
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
            disabled={changes.length === 0 || isTooMany || isEnded}
            onClick={() => {
              if (client.isMutating({ mutationKey: ['staff', 'pedidos', 'take'] }) === 0) {
                take.mutate(changes);
              }
            }}
          >
            {t('take.confirm', { count: taken })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <SessionEnded />
        {unwritten === 'notAll' && <Message tone="warning">{t('take.changed')}</Message>}
        {unwritten === 'taken' && <Message tone="warning">{t('take.taken')}</Message>}
        <FormMessage
          message={
            take.error &&
            failureNotice(take.error, { text: t('take.failed'), signIn: t('take.signIn') })
          }
        />
        <RetryMessage
          tone="error"
          title={t('lines.failed')}
          error={productos.error ?? bodegasError}
          onRetry={() => {
            void productos.refetch();
            void refetchBodegas();
          }}
        />
        {!isRead && productos.error === null && <Skeleton height="12rem" />}
        {isRead && !isEnded && (
          <>
            <p>{t('take.hint')}</p>
            {isTooMany && <Message tone="warning">{t('take.tooMany')}</Message>}
            {short > 0 && <Message tone="warning">{t('take.shortTitle')}</Message>}
            <fieldset className={styles.fields} disabled={isSent}>
              <ul className={styles.lines}>
                {plans.map((plan, index) => (
                  <Line
                    key={index}
                    plan={plan}
                    byBodega={choices.get(index)?.byBodega}
                    bodegas={bodegas}
                    onChoose={(part) => choose(index, part)}
                  />
                ))}
              </ul>
            </fieldset>
            <h3 className={styles.title}>{t('take.preview')}</h3>
            {changes.length === 0 ? (
              <p>{t('take.none')}</p>
            ) : (
              <ul className={styles.preview}>
                {changes.map(({ producto, bodegaId, before, after }) => (
                  <li key={`${producto.id} ${bodegaId}`}>
                    {t('take.row', {
                      name: lineName(producto),
                      bodega: bodegas.find(({ id }) => id === bodegaId)?.name ?? bodegaId,
                      before,
                      after,
                    })}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Line({
  plan,
  byBodega,
  bodegas,
  onChoose,
}: {
  plan: LinePlan;
  byBodega: UnitsByBodega | undefined;
  bodegas: readonly Bodega[];
  onChoose: (part: Partial<LineChoice>) => void;
}) {
  const { line, producto, stock, wanted, takes, short, isIncluded } = plan;
  const name = lineName(producto ?? line);
  if (producto === null) {
    return (
      <li className={styles.line} data-included="false">
        <span className={styles.name}>{name}</span>
        <Tag tone="danger">{t('lines.gone')}</Tag>
      </li>
    );
  }
  return (
    <li className={styles.line} data-included={isIncluded}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isIncluded}
          aria-label={t('take.include', { name })}
          onChange={({ target }) => onChoose({ isLeftOut: !target.checked })}
        />
      </label>
      <span className={styles.name}>
        <strong>{name}</strong> <span>{producto.name}</span>
      </span>
      <label className={styles.units}>
        <span>{t('lines.quantity')}</span>
        <UnitsInput
          label={t('take.wanted', { name })}
          value={wanted}
          min={1}
          // Other units are divided among the warehouses anew.
          onChange={(units) => onChoose({ wanted: units, byBodega: new Map() })}
        />
      </label>
      {isIncluded &&
        bodegas.map(({ id, name: bodega }) => {
          const held = stock.get(id) ?? 0;
          return (
            held > 0 && (
              <label key={id} className={styles.units}>
                <span>{t('take.bodega', { bodega })}</span>
                <UnitsInput
                  label={t('take.of', { name, bodega })}
                  value={takes.get(id) ?? 0}
                  min={0}
                  onChange={(units) =>
                    onChoose({ byBodega: new Map([...(byBodega ?? []), [id, units]]) })
                  }
                />
                <span>{t('take.stock', { count: held })}</span>
              </label>
            )
          );
        })}
      {isIncluded && short > 0 && <Tag tone="warning">{t('lines.short', { count: short })}</Tag>}
    </li>
  );
}
