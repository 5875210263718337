import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { staffPaths } from '#config/staffPaths.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { addPedido } from '#data/pedidos/staff/write.ts';
import type { CloseCode } from '#data/quickOrder/read.ts';
import { afterPedidoWrite } from '#data/staffCache.ts';
import { newOrderReference } from '#domain/order/orderEmail.ts';
import { codeKey } from '#domain/quickOrder/closeCodes.ts';
import { replaceCode } from '#domain/quickOrder/editText.ts';
import { lineName } from '#domain/staff/pedidos/pedido.ts';
import { cleanText } from '#domain/text/cleanText.ts';
import { isTooLong, MAX_TEXT_LENGTH } from '#domain/text/textLimit.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { newUuid } from '#lib/newUuid.ts';
import { Button } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { TextArea, TextField } from '#ui/form/TextField.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Heading, Row, Stack } from '#ui/Stack.tsx';
import { FormDialog } from '../shared/form/FormDialog.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { failureNotice } from '../shared/screen/failureNotice.ts';
import { RetryMessage, retryOf } from '../shared/screen/ReadFailed.tsx';

const READ_DEBOUNCE_MS = 400;
const LIMITS = { buyer: MAX_TEXT_LENGTH, phone: MAX_TEXT_LENGTH, reference: 60 } as const;

/** @param given an order from the link in the shop's e-mail that has no row yet @see docs/rules.md#orders */
export function AddOrder({
  onClose,
  given,
}: {
  onClose: () => void;
  given?: { readonly id: string; readonly shareCode: string; readonly replaces: string | null };
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [id] = useState(given?.id ?? newUuid);
  const [start] = useState(() => ({
    buyer: '',
    phone: '',
    reference: newOrderReference(new Date(), Math.random),
    text: given?.shareCode ?? '',
  }));
  const [values, setValues] = useState(start);
  const [isTried, setTried] = useState(false);
  const { buyer, phone, reference, text } = values;
  const checked = useDebounced(text, READ_DEBOUNCE_MS);
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map());
  const typed = useQuery(pedidoQueries.typed(checked, choices));
  const { lines = [], problems = [], unread = 0, isTooLong: isUnread = false } = typed.data ?? {};
  const isReading = text !== checked || typed.isFetching;
  const isEmpty = lines.length === 0 && !isReading;
  const hasLong = isTooLong(buyer, LIMITS.buyer) || isTooLong(phone, LIMITS.phone);
  const isReferenceWrong = reference.trim() === '' || isTooLong(reference, LIMITS.reference);
  const referenceField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const add = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'add'],
    mutationFn: () =>
      addPedido({
        id,
        // The search finds an exact reference in upper case only.
        reference: reference.trim().toUpperCase(),
        buyer: buyer.trim(),
        phone: phone.trim(),
        lines,
        replaces: given?.replaces ?? null,
      }),
    onSuccess: async (isAdded) => {
      await afterPedidoWrite(client);
      if (!isAdded) return;
      showToast(t('add.done'));
      void navigate(staffPaths.order(id), { replace: true });
    },
  });
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    readOnly: add.isPending,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((last) => ({ ...last, [name]: cleanText(target.value) })),
  });

  const offer = (meant: CloseCode, choose: () => void) => (
    <Button
      key={`${lineName(meant)} ${meant.name}`}
      variant="secondary"
      onClick={() => {
        choose();
        // The pressed button is unmounted with its question.
        textField.current?.focus();
      }}
    >
      {`${lineName(meant)} · ${meant.name}`}
    </Button>
  );

  return (
    <FormDialog
      title={t('add.button')}
      onClose={onClose}
      isBusy={add.isPending || (isTried && isReading)}
      isDirty={values !== start}
      isDone={add.data === true}
      submitLabel={t('add.button')}
      message={
        add.error && failureNotice(add.error, { text: t('add.failed'), signIn: t('add.signIn') })
      }
      onSubmit={() => {
        setTried(true);
        if (isReferenceWrong) referenceField.current?.focus();
        else if (isEmpty) textField.current?.focus();
        else if (!isReading && !hasLong) add.mutate();
      }}
    >
      {add.data === false && (
        <Message
          tone="warning"
          title={t('add.there')}
          actions={<Link to={staffPaths.order(id)}>{t('add.toThere')}</Link>}
        />
      )}
      <Stack columns="11rem" isFit gap={4}>
        <TextField label={t('add.name')} limit={LIMITS.buyer} {...field('buyer')} />
        <TextField label={t('add.phone')} type="tel" limit={LIMITS.phone} {...field('phone')} />
        <TextField
          ref={referenceField}
          label={t('add.reference')}
          limit={LIMITS.reference}
          required
          error={isTried && reference.trim() === '' ? t('add.required') : undefined}
          {...field('reference')}
        />
      </Stack>
      <TextArea
        ref={textField}
        label={t('add.text')}
        hint={t('add.hint')}
        rows={6}
        required
        spellCheck={false}
        error={isUnread ? t('add.tooLong') : isTried && isEmpty ? t('add.nothing') : undefined}
        {...field('text')}
      />
      <RetryMessage tone="error" title={t('add.readFailed')} {...retryOf(typed)} />
      {isReading && text.trim() !== '' && <output>{t('add.reading')}</output>}
      {problems.length + unread > 0 && (
        <Message tone="warning" title={t('add.problems')}>
          <ul>
            {problems.map(({ kind, name, line, productos = [] }, index) => (
              <li key={index}>
                <p>{t(`add.problem.${kind}`, { name, typed: line?.typedQuantity ?? '' })}</p>
                {line && (
                  <Row>
                    {kind === 'unknown' &&
                      typed.data?.close.get(name)?.map((meant) =>
                        offer(meant, () =>
                          setValues((last) => ({
                            ...last,
                            text: replaceCode(last.text, [line.number], line.code, meant.code),
                          })),
                        ),
                      )}
                    {kind === 'several' &&
                      productos.map((meant) =>
                        offer(meant, () =>
                          setChoices(new Map([...choices, [codeKey(name), meant.productoId]])),
                        ),
                      )}
                  </Row>
                )}
              </li>
            ))}
            {unread > 0 && <li>{t('add.unread', { count: unread })}</li>}
          </ul>
        </Message>
      )}
      {lines.length > 0 && (
        <section>
          <Heading as="h3">{t('add.lines')}</Heading>
          <ul>
            {lines.map((line) => (
              <li key={line.productoId}>
                {t('add.line', {
                  count: line.quantity,
                  name: `${line.name} · ${lineName(line)}`,
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
