import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import {
  ArrowLeft,
  Mail,
  MessageCircle,
  PackageCheck,
  PackageMinus,
  Phone,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { SHARED_CART_HASH } from '#config/paths.ts';
import { ADD_HASH, DELETE_HASH, GIVE_BACK_HASH, TAKE_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { deletePedido, savePedido } from '#data/pedidos/staff/write.ts';
import { afterPedidoWrite } from '#data/staffCache.ts';
import { addressLine } from '#domain/order/checkoutForm.ts';
import { cleanEmail } from '#domain/order/cleanEmail.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { formatColones } from '#domain/prices/money.ts';
import {
  chatNumber,
  lineName,
  type Pedido,
  type PedidoContent,
  pedidoQuotation,
} from '#domain/staff/pedidos/pedido.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { formatStaffTime } from '#i18n/format.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/action/Button.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Heading, Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { QuotationButtons } from '../../shared/quotation/QuotationButtons.tsx';
import { Lines } from '../shared/changes/ChangeView.tsx';
import { ConfirmDialog } from '../shared/form/ConfirmDialog.tsx';
import { DeleteQuestion } from '../shared/form/DeleteQuestion.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { failureReason } from '../shared/screen/failureNotice.ts';
import { StaleList } from '../shared/screen/ReadFailed.tsx';
import { PopupReads } from '../shared/screen/Reads.tsx';
import { AddOrder } from './AddOrder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderWork, StateTag } from './OrderWork.tsx';
import { TakenStock, useTaking } from './TakenStock.tsx';
import { TakeStock } from './TakeStock.tsx';
import styles from './Order.module.css';

/** Page of one order: buyer, state, note and lines. Staff take its stock or give it back. @see docs/rules.md#orders */
export function PedidoPage() {
  const { pedidoId = '' } = useParams();
  const { data: pedido } = useQuery({ ...pedidoQueries.one(pedidoId), enabled: false });
  const title = pedido ? t('one.title', { reference: pedido.reference }) : t('one.plain');
  return (
    <AdminScreen
      title={title}
      action={
        <ButtonLink variant="quiet" to={staffPaths.orders()} icon={<ArrowLeft />}>
          {t('one.back')}
        </ButtonLink>
      }
    >
      <Content key={pedidoId} id={pedidoId} />
    </AdminScreen>
  );
}

function Content({ id }: { id: string }) {
  const client = useQueryClient();
  const { hash } = useLocation();
  const query = useSuspenseQuery({ ...pedidoQueries.one(id), meta: { failed: t('one.failed') } });
  const pedido = query.data;
  const [isDeleted, setDeleted] = useState(false);
  const deletePopup = useHashPopup(DELETE_HASH);
  const giveBackPopup = useHashPopup(GIVE_BACK_HASH);
  const stockChangeId = pedido?.stockChangeId ?? null;
  const { canGiveBack } = useTaking(stockChangeId);
  const addPopup = useHashPopup(ADD_HASH);
  // The link in the shop's e-mail has the order in its hash. It is read once, because an open popup replaces the hash.
  const [shareCode] = useState(() =>
    hash.startsWith(SHARED_CART_HASH) && /^[0-9a-f-]{36}$/i.test(id)
      ? hash.slice(SHARED_CART_HASH.length)
      : null,
  );
  if (isDeleted) {
    // The redirect waits until the popup has closed: then the list replaces the history entry of the order.
    return deletePopup.isOpen ? null : <Navigate to={staffPaths.orders()} replace />;
  }
  return (
    <>
      {pedido ? (
        <>
          <StaleList {...query} />
          <Order pedido={pedido} onDelete={deletePopup.open} />
        </>
      ) : (
        <EmptyState
          title={t('one.goneTitle')}
          actions={shareCode && <Button onClick={addPopup.open}>{t('add.offer')}</Button>}
        >
          {t('one.goneText')}
        </EmptyState>
      )}
      {pedido && deletePopup.isOpen && (
        <DeleteQuestion
          title={t('remove.title', { reference: pedido.reference })}
          text={t(stockChangeId === null ? 'remove.question' : 'remove.taken')}
          failure={{ text: t('remove.failed'), signIn: t('remove.signIn') }}
          run={async () => {
            await deletePedido(pedido.id);
            void afterPedidoWrite(client);
            return null;
          }}
          onDone={() => {
            showToast(t('remove.done'));
            setDeleted(true);
          }}
          onClose={deletePopup.close}
        >
          {canGiveBack && (
            <Row>
              <Button variant="secondary" icon={<PackageCheck />} onClick={giveBackPopup.open}>
                {t('taken.giveBack')}
              </Button>
            </Row>
          )}
        </DeleteQuestion>
      )}
      {/* This popup does not depend on `pedido`: it stays open if somebody else adds the order meanwhile. */}
      {addPopup.isOpen && shareCode && (
        <AddOrder orderFromLink={{ id, shareCode }} onClose={addPopup.close} />
      )}
    </>
  );
}

/** Lists what the buyer wrote, without empty texts. */
function detailsOf({ address, district, canton, province, ...buyer }: PedidoContent) {
  const details = [
    [t('buyer.name'), buyer.buyer],
    [t('buyer.phone'), buyer.phone],
    [t('buyer.email'), buyer.email],
    [t('buyer.address'), addressLine(address, district, canton, province)],
    [t('buyer.payment'), buyer.payment ? t(`buyer.${buyer.payment}`) : ''],
    [t('buyer.info'), buyer.info],
  ] as const;
  return details.filter(([, text]) => text.trim() !== '');
}

function Earlier({ content }: { content: PedidoContent }) {
  const { createdAt, units, total, lines } = content;
  const title = { time: formatStaffTime(createdAt), count: units, total: formatColones(total) };
  const texts = [
    ...lines.map((line) =>
      [
        t('add.line', { count: line.quantity, name: lineName(line) }),
        line.note && t('lines.note', { note: line.note }),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    ...detailsOf(content).map(([label, text]) => `${label}: ${text}`),
  ];
  return (
    <details>
      <summary>{t('one.before', title)}</summary>
      <Lines texts={texts} />
    </details>
  );
}

function Order({ pedido, onDelete }: { pedido: Pedido; onDelete: () => void }) {
  const client = useQueryClient();
  const takePopup = useHashPopup(TAKE_HASH);
  const giveBackPopup = useHashPopup(GIVE_BACK_HASH);
  const { canGiveBack } = useTaking(pedido.stockChangeId);
  /** Question after a new state is saved: take the stock, or give its units back? */
  const [question, setQuestion] = useState<'take' | 'giveBack' | null>(null);
  const { id, state, createdAt, isSuspect, stockChangeId, earlier } = pedido;
  const hasLines = pedido.lines.length > 0;
  const accept = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'accept'],
    mutationFn: () => savePedido(id, pedido, { ...pedido, isSuspect: false }),
    onSettled: () => afterPedidoWrite(client),
  });
  const buyerDetails = detailsOf(pedido);

  return (
    <Stack gap={4}>
      <Row gap={[1, 3]}>
        <StateTag state={state} />
        <Note as="span">{formatStaffTime(createdAt)}</Note>
      </Row>
      {earlier.length > 0 && (
        <Message tone="info" live="off" title={t('one.resent')}>
          {earlier.map((content, index) => (
            <Earlier key={index} content={content} />
          ))}
        </Message>
      )}
      {isSuspect && (
        <Message
          tone="warning"
          live="off"
          title={t('one.suspect')}
          actions={
            <Button variant="secondary" busy={accept.isPending} onClick={() => accept.mutate()}>
              {t('one.notSuspect')}
            </Button>
          }
        >
          {accept.error && (
            <>
              <p>{t('work.failed')}</p>
              <p>{failureReason(accept.error)}</p>
            </>
          )}
        </Message>
      )}
      {!pedido.pricesConfirmed && (
        <Message tone="warning" live="off">
          {t('one.unconfirmed')}
        </Message>
      )}
      <Stack columns="22rem" isFit gap={4}>
        <Stack as="section" isCard>
          <Heading>{t('buyer.title')}</Heading>
          <Contact pedido={pedido} />
          <Stack as="dl" gap={2}>
            {buyerDetails.map(([label, text]) => (
              <div key={label}>
                <Note as="dt">{label}</Note>
                <Text as="dd" className={styles.value} size="sm" isLong>
                  {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Stack>
        <OrderWork
          key={id}
          pedido={pedido}
          onNewState={(newState) => {
            if (newState === 'cancelado' && canGiveBack) setQuestion('giveBack');
            if (newState === 'entregado' && stockChangeId === null && hasLines) setQuestion('take');
          }}
        />
      </Stack>
      <TakenStock pedido={pedido} />
      {hasLines ? (
        <OrderLines pedido={pedido} />
      ) : (
        <Message tone="info" live="off">
          {t('one.withoutLines')}
        </Message>
      )}
      <Row>
        {stockChangeId === null && hasLines && (
          <Button
            variant={state === 'cancelado' ? 'secondary' : 'primary'}
            icon={<PackageMinus />}
            onClick={takePopup.open}
          >
            {t('take.button')}
          </Button>
        )}
        {hasLines && <QuotationButtons quotation={pedidoQuotation(pedido, buyerDetails)} />}
        <Button variant="secondary" icon={<Trash2 />} onClick={onDelete}>
          {tBackOffice('actions.delete')}
        </Button>
      </Row>
      {takePopup.isOpen && hasLines && (
        <PopupReads title={t('take.button')} onClose={takePopup.close}>
          <TakeStock pedido={pedido} onClose={takePopup.close} />
        </PopupReads>
      )}
      {question !== null && (
        <ConfirmDialog
          title={t('lines.stock')}
          text={t(question === 'take' ? 'ask.take' : 'ask.taken')}
          keepLabel={t('ask.leave')}
          actLabel={t(question === 'take' ? 'take.button' : 'taken.giveBack')}
          actVariant="primary"
          onKeep={() => setQuestion(null)}
          onAct={() => {
            setQuestion(null);
            (question === 'take' ? takePopup : giveBackPopup).open();
          }}
        />
      )}
    </Stack>
  );
}

/** Buttons that call, chat with or e-mail the buyer. Buyers type anything, so their texts are cleaned or encoded. */
function Contact({ pedido: { phone, email, reference } }: { pedido: Pedido }) {
  const chat = chatNumber(phone);
  const number = chat === null ? phone.replace(/[^\d+]/g, '') : `+${chat}`;
  const address = cleanEmail(email);
  const subject = encodeURIComponent(t('buyer.subject', { reference }));
  const links = [
    { Icon: Phone, text: phone, href: number && `tel:${number}` },
    {
      Icon: MessageCircle,
      text: t('buyer.whatsApp'),
      href: chat && whatsAppUrl(chat, t('buyer.greeting', { reference })),
      target: '_blank',
    },
    {
      Icon: Mail,
      text: email,
      // The '@' is not encoded, because some mail programs do not decode `%40`.
      href:
        address.includes('@') &&
        `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}`,
    },
  ];
  return (
    <Row className={styles.contact}>
      {links.map(
        ({ Icon, text, href, target }) =>
          href && (
            <ButtonAnchor
              key={href}
              variant="secondary"
              href={href}
              target={target}
              icon={<Icon />}
            >
              {text}
            </ButtonAnchor>
          ),
      )}
    </Row>
  );
}
