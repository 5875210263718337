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
import { historyQueries } from '#data/changes/history.ts';
import { pedidoQueries } from '#data/pedidos/queries.ts';
import { deletePedido, savePedido } from '#data/pedidos/write.ts';
import { afterPedidoWrite } from '#data/staffCache.ts';
import type { HistoryEntry } from '#domain/changes/entries.ts';
import { cleanEmail } from '#domain/order/cleanEmail.ts';
import { chatNumber, type Pedido, pedidoQuotation } from '#domain/order/inbox.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { t } from '#i18n/es/staff/pedidos.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button, ButtonAnchor, ButtonLink } from '#shared/ui/action/Button.tsx';
import { EmptyState } from '#shared/ui/message/EmptyState.tsx';
import { Link } from '#shared/ui/action/Link.tsx';
import { Message } from '#shared/ui/message/Message.tsx';
import { showToast } from '#shared/ui/message/toast.ts';
import { QuotationButtons } from '../../shared/quotation/QuotationButtons.tsx';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { DeleteQuestion } from '../shared/form/DeleteQuestion.tsx';
import { formatTime } from '#i18n/format.ts';
import { Note, Row, Stack, Text } from '#shared/ui/Stack.tsx';
import { RetryMessage, StaleList, retryOf } from '../shared/screen/ReadFailed.tsx';
import { failureReason } from '../shared/screen/failureNotice.ts';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { AddOrder } from './AddOrder.tsx';
import { OrderWork, StateTag } from './OrderWork.tsx';
import { OrderLines } from './OrderLines.tsx';
import styles from './Order.module.css';
import { TakeStock } from './TakeStock.tsx';
import { PopupReads } from '../shared/screen/Reads.tsx';

/** One order, with everything to call, pack and take from stock. @see docs/rules.md#orders */
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
  const adding = useHashPopup(ADD_HASH);
  // The link of the shop's e-mail knows what was ordered; a popup replaces its hash.
  const [shareCode] = useState(() =>
    hash.startsWith(SHARED_CART_HASH) && /^[0-9a-f-]{36}$/i.test(id)
      ? hash.slice(SHARED_CART_HASH.length)
      : null,
  );
  if (isDeleted) {
    // Once the popup has left the history, so that Back does not lead to what is gone.
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
          text={t('remove.question')}
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
        />
      )}
      {/* It stays when somebody else adds the order meanwhile. */}
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
  const { id, state, createdAt, isSuspect, change, replacedBy } = pedido;
  const hasLines = pedido.lines.length > 0;
  const accept = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'accept'],
    mutationFn: () => savePedido(id, pedido, { ...pedido, isSuspect: false }),
    onSettled: () => afterPedidoWrite(client),
  });
  const address = [pedido.address, pedido.district, pedido.canton, pedido.province]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
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
          <Text as="h2" size="lg" weight="semibold">
            {t('buyer.title')}
          </Text>
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
        <OrderWork key={id} pedido={pedido} />
      </Stack>
      <Taken change={change} reference={pedido.reference} />
      {hasLines ? (
        <OrderLines pedido={pedido} />
      ) : (
        <Message tone="info" live="off">
          {t('one.withoutLines')}
        </Message>
      )}
      <Row>
        {change === null && hasLines && (
          <Button icon={<PackageMinus />} onClick={taking.open}>
            {t('take.button')}
          </Button>
        )}
        {hasLines && <QuotationButtons quotation={pedidoQuotation(pedido, facts)} />}
        <Button variant="secondary" icon={<Trash2 />} onClick={onDelete}>
          {t('remove.button')}
        </Button>
      </Row>
      {taking.isOpen && hasLines && (
        <PopupReads title={t('take.title')} onClose={taking.close}>
          <TakeStock pedido={pedido} onClose={taking.close} />
        </PopupReads>
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

function Taken({ change, reference }: { change: string | null; reference: string }) {
  const giving = useHashPopup(GIVE_BACK_HASH);
  // The popup stays when its undo has freed the order.
  const [given, setGiven] = useState<HistoryEntry | null>(null);
  const query = useQuery({ ...historyQueries.entry(change ?? ''), enabled: change !== null });
  const entry = query.data;
  return (
    <>
      {change !== null && (
        <Message
          tone="info"
          live="off"
          title={t('taken.title')}
          actions={
            entry && (
              <>
                {entry.undone === null && (
                  <Button
                    variant="secondary"
                    icon={<PackageCheck />}
                    onClick={() => {
                      setGiven(entry);
                      giving.open();
                    }}
                  >
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
          {entry?.undone === 'part' && <p>{t('taken.part')}</p>}
          {entry === null && <p>{t('taken.forgotten')}</p>}
          {entry === undefined && (
            <RetryMessage tone="warning" title={t('taken.failed')} {...retryOf(query)} />
          )}
        </Message>
      )}
      {giving.isOpen && given && (
        <EntryDialog entry={given} undoTitle={t('taken.giveBack')} onClose={giving.close} />
      )}
    </>
  );
}
