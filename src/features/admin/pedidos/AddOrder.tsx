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

type Props = { onClose: () => void; orderFromLink?: Readonly<{ id: string; shareCode: string }> };

/**
 * Popup in which staff add an order that came by telephone or chat. @see docs/rules.md#orders
 * @param orderFromLink the order of a link in the shop's e-mail, if the table has no row of it
 */
export function AddOrder({ onClose, orderFromLink }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [id] = useState(orderFromLink?.id ?? newUuid);
  const [initialValues] = useState(() => ({
    buyer: '',
    phone: '',
    reference: newOrderReference(new Date(), Math.random),
    text: orderFromLink?.shareCode ?? '',
  }));
  const [values, setValues] = useState(initialValues);
  const [isTried, setTried] = useState(false);
  const { buyer, phone, reference, text } = values;
  const debouncedText = useDebounced(text, READ_DEBOUNCE_MS);
  const [choices, setChoices] = useState<ReadonlyMap<string, number>>(new Map());
  const typedOrder = useQuery(pedidoQueries.typed(debouncedText, choices));
  const { lines = [], problems = [], unread: unreadCount = 0 } = typedOrder.data ?? {};
  const isTextTooLong = typedOrder.data?.isTooLong === true;
  const isReading = text !== debouncedText || typedOrder.isFetching;
  const isEmpty = lines.length === 0 && !isReading;
  const hasLongText = isTooLong(buyer, LIMITS.buyer) || isTooLong(phone, LIMITS.phone);
  const isReferenceWrong = reference.trim() === '' || isTooLong(reference, LIMITS.reference);
  const referenceField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const add = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'add'],
    mutationFn: () =>
      addPedido({
        id,
        // Stores upper case, because the search for an exact reference converts its text to upper case.
        reference: reference.trim().toUpperCase(),
        buyer: buyer.trim(),
        phone: phone.trim(),
        lines,
      }),
    onSuccess: async (isAdded) => {
      await afterPedidoWrite(client);
      if (!isAdded) return;
      showToast(t('add.done'));
      void navigate(staffPaths.order(id), { replace: true });
    },
  });
  const propsOf = (name: keyof typeof values) => ({
    name,
    value: values[name],
    autoComplete: 'off',
    readOnly: add.isPending,
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((last) => ({ ...last, [name]: cleanText(target.value) })),
  });

  const choiceButton = (producto: CloseCode, choose: () => void) => (
    <Button
      key={`${lineName(producto)} ${producto.name}`}
      variant="secondary"
      onClick={() => {
        choose();
        // Choosing removes the problem and its buttons, so the focus moves to the text.
        textField.current?.focus();
      }}
    >
      {`${lineName(producto)} · ${producto.name}`}
    </Button>
  );

  return (
    <FormDialog
      title={t('add.button')}
      onClose={onClose}
      isBusy={add.isPending || (isTried && isReading)}
      isDirty={values !== initialValues}
      isDone={add.data === true}
      submitLabel={t('add.button')}
      message={
        add.error && failureNotice(add.error, { text: t('add.failed'), signIn: t('add.signIn') })
      }
      onSubmit={() => {
        setTried(true);
        if (isReferenceWrong) referenceField.current?.focus();
        else if (isEmpty) textField.current?.focus();
        else if (!isReading && !hasLongText) add.mutate();
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
        <TextField label={t('add.name')} limit={LIMITS.buyer} {...propsOf('buyer')} />
        <TextField label={t('add.phone')} type="tel" limit={LIMITS.phone} {...propsOf('phone')} />
        <TextField
          ref={referenceField}
          label={t('add.reference')}
          limit={LIMITS.reference}
          required
          error={isTried && reference.trim() === '' ? t('add.required') : undefined}
          {...propsOf('reference')}
        />
      </Stack>
      <TextArea
        ref={textField}
        label={t('add.text')}
        hint={t('add.hint')}
        rows={6}
        required
        spellCheck={false}
        error={isTextTooLong ? t('add.tooLong') : isTried && isEmpty ? t('add.nothing') : undefined}
        {...propsOf('text')}
      />
      <RetryMessage title={t('add.readFailed')} {...retryOf(typedOrder)} />
      {isReading && text.trim() !== '' && <output>{t('add.reading')}</output>}
      {problems.length + unreadCount > 0 && (
        <Message tone="warning" title={t('add.problems')}>
          <ul>
            {problems.map(({ kind, name, line, productos = [] }, index) => (
              <li key={index}>
                <p>{t(`add.problem.${kind}`, { name, typed: line?.typedQuantity ?? '' })}</p>
                {line && (
                  <Row>
                    {kind === 'unknown' &&
                      typedOrder.data?.close
                        .get(name)
                        ?.map((producto) =>
                          choiceButton(producto, () =>
                            setValues((last) => ({
                              ...last,
                              text: replaceCode(last.text, [line.number], line.code, producto.code),
                            })),
                          ),
                        )}
                    {kind === 'several' &&
                      productos.map((producto) =>
                        choiceButton(producto, () =>
                          setChoices(new Map([...choices, [codeKey(name), producto.productoId]])),
                        ),
                      )}
                  </Row>
                )}
              </li>
            ))}
            {unreadCount > 0 && <li>{t('add.unread', { count: unreadCount })}</li>}
          </ul>
        </Message>
      )}
      {lines.length > 0 && (
        <section>
          <Heading as="h3">{t('add.lines')}</Heading>
          <ul>
            {lines.map((line) => (
              <li key={line.productoId}>
                {t('add.line', { count: line.quantity, name: `${line.name} · ${lineName(line)}` })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
