import { getFixedT } from 'i18next';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatePedidos } from '#data/pedidos/queries.ts';
import { type PedidoValues, savePedido } from '#data/pedidos/write.ts';
import { PEDIDO_STATES, type Pedido, type PedidoState } from '#domain/order/inbox.ts';
import { useLeaveGuard } from '#shared/hooks/useLeaveGuard.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { TextArea } from '#shared/ui/TextField.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import { Stack, Text } from '../shared/Stack.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import { useSingleMutation } from '../shared/useSingleMutation.ts';

const t = getFixedT('es', 'pedidos');

const TONES = {
  nuevo: 'warning',
  preparando: 'neutral',
  entregado: 'success',
  cancelado: 'danger',
} as const satisfies Record<PedidoState, string>;

export function StateTag({ state }: { state: PedidoState }) {
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}

/** State and note of an order; nothing typed is lost when somebody else saves first. */
export function OrderWork({ pedido }: { pedido: Pedido }) {
  const client = useQueryClient();
  // What the fields are compared with: a later read must not change it under what is typed.
  const [read, setRead] = useState<PedidoValues>(pedido);
  const [typed, setTyped] = useState<Partial<Pick<PedidoValues, 'state' | 'note'>>>({});
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const isDirty = Object.keys(typed).length > 0;
  // Without anything typed, the fields follow the order.
  const base = isDirty ? read : pedido;
  const wanted = { ...base, ...typed };
  useLeaveGuard(isDirty, '');

  function type(part: typeof typed) {
    if (!isDirty) setRead(pedido);
    setNotice(null);
    setTyped({ ...typed, ...part });
  }

  const save = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'save'],
    mutationFn: async () => ({ saved: await savePedido(pedido.id, base, wanted), sent: typed }),
    onSuccess: async ({ saved, sent }) => {
      if (saved.outcome === 'changed') {
        const { now } = saved;
        // The next press saves over what is shown now.
        setRead(now);
        setNotice({
          tone: 'warning',
          text: t('work.changed', { state: t(`state.${now.state}`), note: now.note }),
        });
        return;
      }
      await invalidatePedidos(client);
      setNotice({ tone: 'success', text: t('work.saved') });
      // What was typed while it was saved stays.
      setTyped((last) => (last === sent ? {} : last));
      setRead(wanted);
    },
    onError: (error) =>
      setNotice(failureNotice(error, { text: t('work.failed'), signIn: t('work.signIn') })),
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Stack isCard>
        <Text as="h2" size="lg" weight="semibold">
          {t('work.title')}
        </Text>
        <SelectField
          label={t('work.state')}
          name="state"
          value={wanted.state}
          options={PEDIDO_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          onInput={({ currentTarget: { value } }) =>
            type({ state: PEDIDO_STATES.find((state) => state === value) ?? wanted.state })
          }
          onChange={() => undefined}
        />
        <TextArea
          label={t('work.note')}
          name="note"
          rows={3}
          value={wanted.note}
          onChange={({ target }) => type({ note: target.value })}
        />
        <FormMessage message={notice} isAtSave={isDirty} />
        <div>
          <Button type="submit" variant="secondary" busy={save.isPending} disabled={!isDirty}>
            {t('work.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
