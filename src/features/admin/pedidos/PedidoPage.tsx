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
import { historyQueries } from '#data/changes/staff/history.ts';
import { pedidoQueries } from '#data/pedidos/staff/queries.ts';
import { deletePedido, savePedido } from '#data/pedidos/staff/write.ts';
import { afterPedidoWrite } from '#data/staffCache.ts';
import { addressLine } from '#domain/order/checkoutForm.ts';
import { cleanEmail } from '#domain/order/cleanEmail.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import type { HistoryEntry } from '#domain/staff/changes/entries.ts';
import {
  chatNumber,
  type Pedido,
  pedidoQuotation,
  takenOtherwise,
} from '#domain/staff/pedidos/pedido.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { formatTime } from '#i18n/format.ts';
import { Button, ButtonAnchor, ButtonLink } from '#ui/action/Button.tsx';
import { Link } from '#ui/action/Link.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Heading, Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { QuotationButtons } from '../../shared/quotation/QuotationButtons.tsx';
import { Lines } from '../shared/changes/ChangeView.tsx';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { ConfirmDialog } from '../shared/form/ConfirmDialog.tsx';
import { DeleteQuestion } from '../shared/form/DeleteQuestion.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { failureReason } from '../shared/screen/failureNotice.ts';
import { RetryMessage, StaleList, retryOf } from '../shared/screen/ReadFailed.tsx';
import { PopupReads } from '../shared/screen/Reads.tsx';
import { AddOrder } from './AddOrder.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderWork, StateTag } from './OrderWork.tsx';
import { TakeStock } from './TakeStock.tsx';
import styles from './Order.module.css';

/** The page of one order: its buyer, its lines and the stock that it takes. @see docs/rules.md#orders */
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
  const { hash, search } = useLocation();
  const query = useSuspenseQuery({ ...pedidoQueries.one(id), meta: { failed: t('one.failed') } });
  const pedido = query.data;
  const [isDeleted, setDeleted] = useState(false);
  const deleting = useHashPopup(DELETE_HASH);
  const giving = useHashPopup(GIVE_BACK_HASH);
  const change = pedido?.stockChangeId ?? null;
  const { canGiveBack } = useTaking(change);
  const adding = useHashPopup(ADD_HASH);
  // The hash of the link in the shop's e-mail holds the order; a popup replaces the hash.
  const [shareCode] = useState(() =>
    hash.startsWith(SHARED_CART_HASH) && /^[0-9a-f-]{36}$/i.test(id)
      ? hash.slice(SHARED_CART_HASH.length)
      : null,
  );
  if (isDeleted) {
    // Waits until the popup has left the history: Back must not lead to the deleted order.
    return deleting.isOpen ? null : <Navigate to={staffPaths.orders()} replace />;
  }
  return (
    <>
      {pedido ? (
        <>
          <StaleList {...query} />
          <Order pedido={pedido} onDelete={deleting.open} />
        </>
      ) : (
        <EmptyState
          title={t('one.goneTitle')}
          actions={shareCode && <Button onClick={adding.open}>{t('add.offer')}</Button>}
        >
          {t('one.goneText')}
        </EmptyState>
      )}
      {pedido && deleting.isOpen && (
        <DeleteQuestion
          title={t('remove.title', { reference: pedido.reference })}
          text={t(change === null ? 'remove.question' : 'remove.taken')}
          failure={{ text: t('remove.failed'), signIn: t('remove.signIn') }}
          run={async () => {
            await deletePedido(id);
            void afterPedidoWrite(client);
            return null;
          }}
          onDone={() => {
            showToast(t('remove.done'));
            setDeleted(true);
          }}
          onClose={deleting.close}
        >
          {canGiveBack && (
            <Row>
              <Button variant="secondary" icon={<PackageCheck />} onClick={giving.open}>
                {t('taken.giveBack')}
              </Button>
            </Row>
          )}
        </DeleteQuestion>
      )}
      {/* Stays open when somebody else adds the order meanwhile. */}
      {adding.isOpen && shareCode && (
        <AddOrder
          given={{ id, shareCode, replaces: new URLSearchParams(search).get('reemplaza') }}
          onClose={adding.close}
        />
      )}
    </>
  );
}

function Order({ pedido, onDelete }: { pedido: Pedido; onDelete: () => void }) {
  const client = useQueryClient();
  const taking = useHashPopup(TAKE_HASH);
  const giving = useHashPopup(GIVE_BACK_HASH);
  const { canGiveBack } = useTaking(pedido.stockChangeId);
  const [question, setQuestion] = useState<'take' | 'taken' | null>(null);
  const { id, state, createdAt, isSuspect, stockChangeId, replacedBy } = pedido;
  const hasLines = pedido.lines.length > 0;
  const accept = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'accept'],
    mutationFn: () => savePedido(id, pedido, { ...pedido, isSuspect: false }),
    onSettled: () => afterPedidoWrite(client),
  });
  const address = addressLine(pedido.address, pedido.district, pedido.canton, pedido.province);
  const facts = [
    [t('buyer.name'), pedido.buyer],
    [t('buyer.phone'), pedido.phone],
    [t('buyer.email'), pedido.email],
    [t('buyer.address'), address],
    [t('buyer.payment'), pedido.payment ? t(`buyer.${pedido.payment}`) : ''],
    [t('buyer.info'), pedido.info],
  ] as const;

  return (
    <Stack gap={4}>
      <Row gap={[1, 3]}>
        <StateTag state={state} />
        <Note as="span">{formatTime(createdAt)}</Note>
      </Row>
      {replacedBy !== null && (
        <Message
          tone="warning"
          live="off"
          title={t('one.replaced')}
          actions={<Link to={staffPaths.order(replacedBy)}>{t('one.toReplacing')}</Link>}
        />
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
            {facts
              .filter(([, text]) => text.trim() !== '')
              .map(([label, text]) => (
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
          onNewState={(saved) => {
            if (saved === 'cancelado' && canGiveBack) setQuestion('taken');
            if (saved === 'entregado' && stockChangeId === null && hasLines) setQuestion('take');
          }}
        />
      </Stack>
      <Taken pedido={pedido} />
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
            variant={state === 'cancelado' || replacedBy !== null ? 'secondary' : 'primary'}
            icon={<PackageMinus />}
            onClick={taking.open}
          >
            {t('take.button')}
          </Button>
        )}
        {hasLines && <QuotationButtons quotation={pedidoQuotation(pedido, facts)} />}
        <Button variant="secondary" icon={<Trash2 />} onClick={onDelete}>
          {tBackOffice('actions.delete')}
        </Button>
      </Row>
      {taking.isOpen && hasLines && (
        <PopupReads title={t('take.button')} onClose={taking.close}>
          <TakeStock pedido={pedido} onClose={taking.close} />
        </PopupReads>
      )}
      {question !== null && (
        <ConfirmDialog
          title={t('lines.stock')}
          text={t(`ask.${question}`)}
          keepLabel={t('ask.leave')}
          actLabel={t(question === 'take' ? 'take.button' : 'taken.giveBack')}
          actVariant="primary"
          onKeep={() => setQuestion(null)}
          onAct={() => {
            setQuestion(null);
            (question === 'take' ? taking : giving).open();
          }}
        />
      )}
    </Stack>
  );
}

/** Links to call, chat and mail; their parts are encoded, since a buyer may have typed anything. */
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
      // Some mail programs do not read an encoded '@'.
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

/** Reads the change that took the stock of an order, and tells whether it can be undone. */
function useTaking(change: string | null) {
  const query = useQuery({ ...historyQueries.entry(change ?? ''), enabled: change !== null });
  return { query, canGiveBack: change !== null && query.data?.undone === null };
}

function Taken({ pedido: { stockChangeId, reference, lines, units } }: { pedido: Pedido }) {
  const giving = useHashPopup(GIVE_BACK_HASH);
  const { query, canGiveBack } = useTaking(stockChangeId);
  const entry = query.data;
  const taken = useQuery({
    ...pedidoQueries.taken(stockChangeId ?? ''),
    enabled: stockChangeId !== null,
  });
  const others = entry && taken.data ? takenOtherwise(lines, taken.data) : [];
  const count = [...(taken.data?.values() ?? [])].reduce((sum, one) => sum + one, 0);
  // Keeps the popup open after its undo, which leaves nothing to offer.
  const [given, setGiven] = useState<HistoryEntry | null>(null);
  const offered = canGiveBack && entry ? entry : null;
  const opened = giving.isOpen ? (given ?? offered) : null;
  if (opened !== given) setGiven(opened);
  return (
    <>
      {stockChangeId !== null && (
        <Message
          tone={others.length > 0 ? 'warning' : 'info'}
          live="off"
          title={others.length > 0 ? t('take.donePart', { count, units }) : t('taken.title')}
          actions={
            entry && (
              <>
                {canGiveBack && (
                  <Button variant="secondary" icon={<PackageCheck />} onClick={giving.open}>
                    {t('taken.giveBack')}
                  </Button>
                )}
                <Link to={staffPaths.history({ buscar: reference })}>{t('taken.history')}</Link>
              </>
            )
          }
        >
          {entry && (
            <p>{t('taken.by', { time: formatTime(entry.doneAt), person: entry.person ?? '–' })}</p>
          )}
          <Lines texts={others.map((line) => t('take.line', line))} />
          {entry?.undone === 'part' && <p>{t('taken.part')}</p>}
          {entry === null && <p>{t('taken.forgotten')}</p>}
          <RetryMessage
            tone="warning"
            title={t('taken.failed')}
            {...retryOf(query.error ? query : taken)}
          />
        </Message>
      )}
      {given && (
        <EntryDialog entry={given} undoTitle={t('taken.giveBack')} onClose={giving.close} />
      )}
    </>
  );
}
