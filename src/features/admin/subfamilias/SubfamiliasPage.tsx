import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { staffPaths } from '#config/staffPaths.ts';
import { ADD_HASH, DELETE_HASH, EDIT_HASH } from '#config/staffHashes.ts';
import { subfamilias } from '#i18n/es/staff/subfamilias.ts';
import { registerTexts } from '#i18n/registerTexts.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { AdminScreen } from '../shared/AdminScreen.tsx';
import { FormMessage, type FormNotice } from '../shared/FormMessage.tsx';
import { useRowPopup } from '../shared/useRowPopup.ts';
import { AddSubfamilia } from './AddSubfamilia.tsx';
import { DeleteSubfamilia } from './DeleteSubfamilia.tsx';
import { EditSubfamilia } from './EditSubfamilia.tsx';
import styles from './SubfamiliasPage.module.css';
import { SubfamiliasList } from './SubfamiliasList.tsx';
import { useSubfamilias } from './useSubfamilias.ts';

registerTexts('subfamilias', subfamilias);

/** Staff find, add, edit and delete the subfamilias. @see docs/rules.md#subfamilias */
export function SubfamiliasPage() {
  const t = useStaffText('subfamilias');
  const { isOpen, open, close } = useHashPopup(ADD_HASH);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const openAdd = () => {
    setNotice(null);
    open();
  };
  return (
    <AdminScreen
      title={t('title')}
      moreActions={
        <ButtonLink variant="secondary" to={staffPaths.editStock()}>
          {t('stock')}
        </ButtonLink>
      }
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={openAdd}>
          {t('add')}
        </Button>
      }
    >
      <Content notice={notice} onNotice={setNotice} onAdd={openAdd} />
      {isOpen && <AddSubfamilia onClose={close} />}
    </AdminScreen>
  );
}

type ContentProps = {
  notice: FormNotice | null;
  onNotice: (notice: FormNotice | null) => void;
  onAdd: () => void;
};

function Content({ notice, onNotice, onAdd }: ContentProps) {
  const t = useStaffText('subfamilias');
  const list = useSubfamilias();
  const editing = useRowPopup(EDIT_HASH, list.all);
  const deleting = useRowPopup(DELETE_HASH, list.all);
  const { row: edited } = editing;
  const { row: deleted } = deleting;
  const noticeBox = useRef<HTMLDivElement>(null);
  const openId = editing.id ?? deleting.id;
  const isGone = openId !== null && list.all !== undefined && edited === null && deleted === null;

  useEffect(() => {
    // After a deletion the button that had the focus is unmounted with its row.
    if (notice !== null && openId === null) noticeBox.current?.focus();
  }, [notice, openId]);

  const openFor = (popup: typeof editing) => (id: number) => {
    onNotice(null);
    popup.open(id);
  };

  return (
    <>
      <div ref={noticeBox} className={styles.notice} tabIndex={-1}>
        <FormMessage
          message={
            isGone ? { tone: 'error', text: t('gone.title'), reason: t('gone.text') } : notice
          }
        />
      </div>
      <SubfamiliasList
        list={list}
        onAdd={onAdd}
        onEdit={openFor(editing)}
        onDelete={openFor(deleting)}
      />
      {edited && <EditSubfamilia key={edited.id} subfamilia={edited} onClose={editing.close} />}
      {deleted && (
        <DeleteSubfamilia
          key={deleted.id}
          subfamilia={deleted}
          onClose={deleting.close}
          onEnded={onNotice}
        />
      )}
    </>
  );
}
