import { getFixedT } from 'i18next';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
import { historyQueries } from '#data/changes/queries.ts';
import { invalidatePedidos, pedidoQueries } from '#data/pedidos/queries.ts';
import { deletePedido, savePedido } from '#data/pedidos/write.ts';
import { chatNumber, type Pedido, pedidoQuotation } from '#domain/order/inbox.ts';
import { whatsAppUrl } from '#domain/order/whatsApp.ts';
import { pedidos as texts } from '#i18n/es/staff/pedidos.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button, ButtonAnchor, ButtonLink } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Link } from '#shared/ui/Link.tsx';
import { Message } from '#shared/ui/Message.tsx';
import { Skeleton } from '#shared/ui/Skeleton.tsx';
import { Tag } from '#shared/ui/Tag.tsx';
import { showToast } from '#shared/ui/toast.ts';
import { QuotationButtons } from '../../shared/quotation/QuotationButtons.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { DeleteQuestion } from '../shared/DeleteQuestion.tsx';
import { formatTime } from '../shared/formatTime.ts';
import { ReadFailed } from '../shared/ReadFailed.tsx';
import { RetryMessage } from '../shared/RetryMessage.tsx';
import { StaleList } from '../shared/StaleList.tsx';
import { failureNotice } from '../shared/failureNotice.ts';
import { EntryDialog } from '../shared/changes/EntryDialog.tsx';
import { useSingleMutation } from '../shared/useSingleMutation.ts';
import { AddOrder } from './AddOrder.tsx';
import { STATE_TONE } from './orderLook.ts';
import { OrderLines } from './OrderLines.tsx';
import styles from './PedidoPage.module.css';
import { OrderWork } from './OrderWork.tsx';
import { TakeStock } from './TakeStock.tsx';

const t = getFixedT('es', 'pedidos');

registerTexts('pedidos', texts);

/** One order, with everything to call, pack and take from stock. @see docs/rules.md#orders */
export function PedidoPage() {
  const { pedidoId = '' } = useParams();
  const { data: pedido } = useQuery({ ...pedidoQueries.one(pedidoId), enabled: false });
  const title = pedido ? t('one.title', { reference: pedido.reference }) : t('one.plain');
  return (
    <AdminScreen
      title={title}
      action={
        <ButtonLink
          variant="quiet"
          to={staffPaths.orders()}
          icon={<ArrowLeft aria-hidden="true" />}
        >
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
  const query = useQuery(pedidoQueries.one(id));
  const { data: pedido, error } = query;
  const [isDeleted, setDeleted] = useState(false);
  const deleting = useHashPopup(DELETE_HASH);
  const adding = useHashPopup(ADD_HASH);
  const [isAdding, setAdding] = useState(false);
  if (isDeleted) {
    // Once the popup has left the history, so that Back does not lead to what is gone.
    return deleting.isOpen ? null : <Navigate to={staffPaths.orders()} replace />;
  }
  // An order that somebody else adds must not take away what is typed.
  if (pedido && !(isAdding && adding.isOpen)) {
    return (
      <>
        <StaleList {...query} />
        <Order pedido={pedido} onDelete={deleting.open} />
        {deleting.isOpen && (
          <DeleteQuestion
            title={t('remove.title', { reference: pedido.reference })}
            text={t('remove.question')}
            failure={{ text: t('remove.failed'), signIn: t('remove.signIn') }}
            run={async () => {
              await deletePedido(id);
              void invalidatePedidos(client);
              return null;
            }}
            onDone={() => {
              showToast(t('remove.done'));
              setDeleted(true);
            }}
            onClose={deleting.close}
          />
        )}
      </>
    );
  }
  if (pedido !== undefined) {
    return <Missing id={id} adding={adding} onAdd={() => setAdding(true)} />;
  }
  if (error !== null && !query.isFetching) {
    return (
      <ReadFailed title={t('one.failed')} error={error} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <output aria-label={t('one.loading')}>
      <Skeleton height="24rem" />
    </output>
  );
}

/** There is no such order; the link of the shop's e-mail knows what was ordered. */
function Missing({
  id,
  adding,
  onAdd,
}: {
  id: string;
  adding: ReturnType<typeof useHashPopup>;
  onAdd: () => void;
}) {
  const { hash, search } = useLocation();
  // The popup replaces the hash.
  const [shareCode] = useState(() =>
    hash.startsWith(SHARED_CART_HASH) ? hash.slice(SHARED_CART_HASH.length) : null,
  );
  const replaces = new URLSearchParams(search).get('reemplaza');
  const isOffered = shareCode !== null && /^[0-9a-f-]{36}$/i.test(id);
  return (
    <>
      <EmptyState
        title={t('one.goneTitle')}
        actions={
          isOffered && (
            <Button
              onClick={() => {
                onAdd();
                adding.open();
              }}
            >
              {t('add.offer')}
            </Button>
          )
        }
      >
        {t('one.goneText')}
      </EmptyState>
      {adding.isOpen && isOffered && (
        <AddOrder given={{ id, shareCode, replaces }} onClose={adding.close} />
      )}
    </>
  );
}

function Order({ pedido, onDelete }: { pedido: Pedido; onDelete: () => void }) {
  const client = useQueryClient();
  const taking = useHashPopup(TAKE_HASH);
  const giving = useHashPopup(GIVE_BACK_HASH);
  const { id, state, createdAt, isSuspect, change, replacedBy } = pedido;
  const hasLines = pedido.lines.length > 0;
  const accept = useSingleMutation({
    mutationKey: ['staff', 'pedidos', 'accept'],
    mutationFn: () => savePedido(id, pedido, { ...pedido, isSuspect: false }),
    onSettled: () => invalidatePedidos(client),
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
    <div className={styles.page}>
      <p className={styles.facts}>
        <Tag tone={STATE_TONE[state]}>{t(`state.${state}`)}</Tag>
        <span>{formatTime(createdAt)}</span>
      </p>
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
            <p>
              {
                failureNotice(accept.error, { text: t('work.failed'), signIn: t('work.signIn') })
                  .text
              }
            </p>
          )}
        </Message>
      )}
      {!pedido.pricesConfirmed && (
        <Message tone="warning" live="off">
          {t('one.unconfirmed')}
        </Message>
      )}
      <div className={styles.columns}>
        <section className={styles.box}>
          <h2 className={styles.title}>{t('buyer.title')}</h2>
          <Contact pedido={pedido} />
          <dl className={styles.buyer}>
            {facts
              .filter(([, text]) => text.trim() !== '')
              .map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
        </section>
        <OrderWork key={id} pedido={pedido} />
      </div>
      {change !== null && (
        <Taken change={change} reference={pedido.reference} onGiveBack={giving.open} />
      )}
      {hasLines ? (
        <OrderLines pedido={pedido} />
      ) : (
        <Message tone="info" live="off">
          {t('one.withoutLines')}
        </Message>
      )}
      <div className={styles.actions}>
        {change === null && hasLines && (
          <Button icon={<PackageMinus aria-hidden="true" />} onClick={taking.open}>
            {t('take.button')}
          </Button>
        )}
        {hasLines && <QuotationButtons quotation={pedidoQuotation(pedido, facts)} />}
        <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
          {t('remove.button')}
        </Button>
      </div>
      {taking.isOpen && hasLines && <TakeStock pedido={pedido} onClose={taking.close} />}
      {giving.isOpen && <GiveBack change={change} onClose={giving.close} />}
    </div>
  );
}

/** Links to call, chat and mail; what the buyer typed is encoded, since a link may hold more than a number. */
function Contact({ pedido: { phone, email, reference } }: { pedido: Pedido }) {
  const chat = chatNumber(phone);
  const digits = phone.replace(/[^\d+]/g, '');
  const subject = encodeURIComponent(t('buyer.subject', { reference }));
  return (
    <div className={styles.contact}>
      {digits !== '' && (
        <ButtonAnchor
          variant="secondary"
          href={`tel:${encodeURIComponent(digits)}`}
          icon={<Phone aria-hidden="true" />}
        >
          {phone}
        </ButtonAnchor>
      )}
      {chat !== null && (
        <ButtonAnchor
          variant="secondary"
          target="_blank"
          href={whatsAppUrl(chat, t('buyer.greeting', { reference }))}
          icon={<MessageCircle aria-hidden="true" />}
        >
          {t('buyer.whatsApp')}
        </ButtonAnchor>
      )}
      {email.includes('@') && (
        <ButtonAnchor
          variant="secondary"
          href={`mailto:${encodeURIComponent(email.trim())}?subject=${subject}`}
          icon={<Mail aria-hidden="true" />}
        >
          {email}
        </ButtonAnchor>
      )}
    </div>
  );
}

/** When and by whom the stock of an order was taken. */
function Taken({
  change,
  reference,
  onGiveBack,
}: {
  change: string;
  reference: string;
  onGiveBack: () => void;
}) {
  const { data: entry, error, refetch } = useQuery(historyQueries.entry(change));
  return (
    <Message
      tone="info"
      live="off"
      title={t('taken.title')}
      actions={
        entry && (
          <>
            {entry.undoable.length > 0 && (
              <Button
                variant="secondary"
                icon={<PackageCheck aria-hidden="true" />}
                onClick={onGiveBack}
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
      {entry?.undoable.length === 0 && <p>{t('taken.part')}</p>}
      {entry === null && <p>{t('taken.forgotten')}</p>}
      <RetryMessage
        tone="warning"
        title={t('taken.failed')}
        error={entry === undefined ? error : null}
        onRetry={() => void refetch()}
      />
    </Message>
  );
}

/** The undo of the change that took the stock; it stays on screen when the order has lost that change. */
function GiveBack({ change, onClose }: { change: string | null; onClose: () => void }) {
  const [taking] = useState(change);
  const { data: entry } = useQuery({
    ...historyQueries.entry(taking ?? ''),
    enabled: taking !== null,
  });
  return entry ? (
    <EntryDialog entry={entry} title={t('taken.giveBack')} isUndo onClose={onClose} />
  ) : null;
}
