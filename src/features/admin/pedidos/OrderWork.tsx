import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type PedidoValues, savePedido } from '#data/pedidos/staff/write.ts';
import { afterPedidoWrite } from '#data/staffCache.ts';
import { PEDIDO_STATES, type Pedido, type PedidoState } from '#domain/staff/pedidos/pedido.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { isTooLong, MAX_TEXT_LENGTH } from '#domain/text/textLimit.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { Button } from '#ui/action/Button.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextField.tsx';
import { useLeaveGuard } from '#ui/hooks/useLeaveGuard.ts';
import { Heading, Stack } from '#ui/Stack.tsx';
import { Tag } from '#ui/Tag.tsx';
import { FormMessage, type FormNotice } from '../shared/form/FormMessage.tsx';
import { useSaveKey } from '../shared/form/useSaveKey.ts';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { failureNotice } from '../shared/screen/failureNotice.ts';

const TONES = {
  nuevo: 'warning',
  preparando: 'neutral',
  entregado: 'success',
  cancelado: 'danger',
} as const satisfies Record<PedidoState, string>;

export function StateTag({ state }: { state: PedidoState }) {
  return <Tag tone={TONES[state]}>{t(`state.${state}`)}</Tag>;
}

type Props = { pedido: Pedido; onNewState: (state: PedidoState) => void };

/** Form for the state and the note of an order. What is typed stays if somebody else saves the order first. */
export function OrderWork({ pedido, onNewState }: Props) {
  const client = useQueryClient();
  // `read`: the order when the typing began. A save compares it with the stored order; later reads do not replace it.
  const [draft, setDraft] = useState<{ read: PedidoValues; wanted: PedidoValues } | null>(null);
  const { read, wanted } = draft ?? { read: pedido, wanted: pedido };
  useLeaveGuard(draft !== null, '');
  const noteField = useRef<HTMLTextAreaElement>(null);

  const save = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'save'],
    mutationFn: () =>
      savePedido(pedido.id, read, {
        ...wanted,
        note: wanted.note === read.note ? read.note : cleanText(wanted.note),
      }),
    onSuccess: async (saved) => {
      // Somebody else has saved other values: the notice shows them, and a second save overwrites them.
      if (saved.outcome === 'changed') return setDraft({ read: saved.now, wanted });
      await afterPedidoWrite(client);
      setDraft(null);
      if (wanted.state !== read.state) onNewState(wanted.state);
    },
  });

  function changeDraft(values: Partial<PedidoValues>) {
    // Typing is ignored while a save runs: disabling the fields instead would take the focus from them.
    if (save.isPending) return;
    save.reset();
    setDraft({ read, wanted: { ...wanted, ...values } });
  }

  function notice(): FormNotice | null {
    const { error, data } = save;
    if (error) return failureNotice(error, { text: t('work.failed'), signIn: t('work.signIn') });
    if (data?.outcome !== 'changed')
      return data ? { tone: 'success', text: t('work.saved') } : null;
    const { state, note } = data.now;
    return { tone: 'warning', text: t('work.changed', { state: t(`state.${state}`), note }) };
  }

  const form = useRef<HTMLFormElement>(null);
  useSaveKey(form, () => draft !== null && form.current?.requestSubmit());

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooLong(wanted.note, MAX_TEXT_LENGTH)) noteField.current?.focus();
        else save.mutate();
      }}
    >
      <Stack isCard>
        <Heading>{t('work.title')}</Heading>
        <SelectField
          label={t('work.state')}
          name="state"
          value={wanted.state}
          options={PEDIDO_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          onInput={({ currentTarget: { value } }) =>
            changeDraft({ state: PEDIDO_STATES.find((state) => state === value) ?? wanted.state })
          }
        />
        <TextArea
          ref={noteField}
          label={t('work.note')}
          limit={MAX_TEXT_LENGTH}
          name="note"
          rows={3}
          readOnly={save.isPending}
          value={wanted.note}
          onChange={({ target }) => changeDraft({ note: target.value })}
        />
        <FormMessage message={notice()} isAtSave={draft !== null} />
        <div>
          <Button type="submit" variant="secondary" busy={save.isPending} disabled={draft === null}>
            {tBackOffice('actions.save')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
