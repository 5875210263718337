import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { CircleOff, ExternalLink, Pencil, Store, Trash2, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#config/paths.ts';
import { DELETE_HASH, EDIT_HASH, HIDE_HASH } from '#config/staffHashes.ts';
import { staffPaths } from '#config/staffPaths.ts';
import { staffProductoQueries } from '#data/productos/staff/queries.ts';
import { type StaffSubfamilia, staffSubfamiliaQueries } from '#data/subfamilias/staff.ts';
import type { CellChange } from '#domain/staff/changes/change.ts';
import { productoLabel } from '#domain/staff/productos/staffProducto.ts';
import { t as tBackOffice } from '#i18n/es/staff/backOffice.ts';
import { t } from '#i18n/es/staff/subfamilias.ts';
import { Button, ButtonLink } from '#ui/action/Button.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Message } from '#ui/message/Message.tsx';
import { showToast } from '#ui/message/toast.ts';
import { Heading, Row, Stack, Text } from '#ui/Stack.tsx';
import { ChangesTable } from '../shared/changes/BeforeAfter.tsx';
import { ChangeDialog } from '../shared/changes/ChangeDialog.tsx';
import { FormMessage, type FormNotice } from '../shared/form/FormMessage.tsx';
import { Thumbnail } from '../shared/pictures/Thumbnail.tsx';
import { AdminScreen } from '../shared/screen/AdminScreen.tsx';
import { PopupReads, ReadsLoading } from '../shared/screen/Reads.tsx';
import { SubfamiliaGone } from '../shared/screen/SubfamiliaGone.tsx';
import { useRowPopup } from '../shared/table/useRowPopup.ts';
import { VariantValues } from '../shared/variantGrid/VariantValues.tsx';
import { DeleteSubfamilia } from './DeleteSubfamilia.tsx';
import { SubfamiliaForm } from './SubfamiliaForm.tsx';
import styles from './SubfamiliaPage.module.css';

/** The page of a subfamilia, with the prices and the stock of its variants. @see docs/rules.md#subfamilias */
export function SubfamiliaPage() {
  const { subfamiliaId = '' } = useParams();
  const { data: all } = useQuery({ ...staffSubfamiliaQueries.all(), enabled: false });
  const name = all?.find(({ id }) => String(id) === subfamiliaId)?.name;
  return (
    <AdminScreen title={name ?? t('editing.title')}>
      <Content key={subfamiliaId} subfamiliaId={subfamiliaId} />
    </AdminScreen>
  );
}

function Content({ subfamiliaId }: { subfamiliaId: string }) {
  const { data: all, isFetching } = useSuspenseQuery({
    ...staffSubfamiliaQueries.all(),
    meta: { failed: tBackOffice('subfamiliasFailed') },
  });
  const subfamilia = all?.find(({ id }) => String(id) === subfamiliaId);
  const editing = useRowPopup(EDIT_HASH, all);
  const deleting = useRowPopup(DELETE_HASH, all);
  const hiding = useHashPopup(HIDE_HASH);
  const [ended, setEnded] = useState<FormNotice | null>(null);

  if (ended?.tone === 'success') {
    // Waits until the popup's history entry is left: Back must not lead to the deleted subfamilia.
    return deleting.given === null && <Navigate to={staffPaths.editSubfamilia()} replace />;
  }
  if (subfamilia) {
    const { id, familiaName, thumbnailUrl, isHidden } = subfamilia;
    return (
      <>
        <FormMessage message={ended} />
        {isHidden && <Message tone="info" title={t('hidden.now')} />}
        <Row className={styles.actions}>
          <Row gap={3} grow="12rem" className={styles.facts}>
            <Thumbnail src={thumbnailUrl} sizePx={72} />
            <Text weight="semibold">{familiaName}</Text>
          </Row>
          <Button variant="secondary" icon={<Pencil />} onClick={() => editing.open(id)}>
            {t('editing.open')}
          </Button>
          <ButtonLink
            variant="secondary"
            icon={<WandSparkles />}
            to={staffPaths.generateVariants(id)}
          >
            {t('generate')}
          </ButtonLink>
          {!isHidden && (
            <ButtonLink variant="secondary" icon={<ExternalLink />} to={paths.product(id)}>
              {tBackOffice('inStore')}
            </ButtonLink>
          )}
          <Button
            variant="secondary"
            icon={isHidden ? <Store /> : <CircleOff />}
            onClick={hiding.open}
          >
            {t(`hidden.open.${isHidden ? 'yes' : 'no'}`)}
          </Button>
          <Button
            variant="secondary"
            icon={<Trash2 />}
            onClick={() => {
              setEnded(null);
              deleting.open(id);
            }}
          >
            {tBackOffice('actions.delete')}
          </Button>
        </Row>
        <Stack as="section" gap={4} aria-labelledby="variantes">
          <Heading id="variantes">{t('variants')}</Heading>
          <VariantValues subfamilia={subfamilia} />
        </Stack>
        {editing.row && <SubfamiliaForm subfamilia={editing.row} onClose={editing.close} />}
        {hiding.isOpen && (
          <PopupReads title={subfamilia.name} onClose={hiding.close}>
            <HideSubfamilia subfamilia={subfamilia} onClose={hiding.close} />
          </PopupReads>
        )}
        {deleting.row && (
          <DeleteSubfamilia
            subfamilia={deleting.row}
            onClose={deleting.close}
            onEnded={(notice) => {
              if (notice.tone === 'success') showToast(notice.text);
              setEnded(notice);
            }}
          />
        )}
      </>
    );
  }
  if (isFetching) return <ReadsLoading />;
  return <SubfamiliaGone />;
}

type HideProps = { subfamilia: StaffSubfamilia; onClose: () => void };

/** Hides a subfamilia with its productos, or shows them again. @see docs/rules.md#hidden */
function HideSubfamilia({ subfamilia, onClose }: HideProps) {
  // Keeps the subfamilia of the first render: once `isHidden` has changed, the popup still shows its report.
  const [{ id, name, isHidden }] = useState(subfamilia);
  const { data: productos } = useSuspenseQuery({
    ...staffProductoQueries.ofSubfamilia(id),
    meta: { failed: t('hidden.failed') },
  });
  const [before, after] = [Number(isHidden), Number(!isHidden)];
  const ofSubfamilia: CellChange = {
    row: { id, label: name },
    target: { kind: 'subfamilia' },
    before,
    after,
  };
  const ofProductos = productos
    .filter((producto) => producto.isHidden === isHidden)
    .map((producto): CellChange => ({
      row: { id: producto.id, label: productoLabel(producto) },
      target: { kind: 'field', field: 'isHidden' },
      before,
      after,
    }));
  const cells = [ofSubfamilia, ...ofProductos];
  const now = isHidden ? 'yes' : 'no';
  const title = t(`hidden.title.${now}`, { name });
  return (
    <ChangeDialog
      title={title}
      // Hides the subfamilia last: with it the database hides all its productos, even those not written yet.
      plan={{ title, cells: isHidden ? cells : [...ofProductos, ofSubfamilia] }}
      confirmLabel={t(`hidden.open.${now}`)}
      onClose={onClose}
    >
      <p>{t(`hidden.text.${now}`)}</p>
      <p>{t('hidden.later')}</p>
      <ChangesTable changes={cells} />
    </ChangeDialog>
  );
}
