import { useSuspenseQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { COLORS_HASH } from '#config/staffHashes.ts';
import { optionQueries } from '#data/options/staff.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { t } from '#i18n/es/staff/productos.ts';
import { Button, IconButton } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { ColorDialog } from '../../shared/options/OptionDialogs.tsx';
import { CloseButton } from '../../shared/screen/CloseButton.tsx';
import { Reads } from '../../shared/screen/Reads.tsx';
import { useRowPopup } from '../../shared/table/useRowPopup.ts';

/** Popup with the colours of the shop, in which staff add and change them. */
export function ColorsDialog({ onClose }: { onClose: () => void }) {
  const addPopup = useHashPopup(`${COLORS_HASH}/agregar`);
  return (
    <>
      <Dialog
        onClose={onClose}
        title={t('colors.open')}
        footer={
          <>
            <CloseButton onClick={onClose} />
            <Button icon={<Plus />} onClick={addPopup.open}>
              {t('colors.add')}
            </Button>
          </>
        }
      >
        <Reads>
          <Colors />
        </Reads>
      </Dialog>
      {addPopup.isOpen && <ColorDialog color={null} onClose={addPopup.close} />}
    </>
  );
}

function Colors() {
  const { data: colors } = useSuspenseQuery({
    ...optionQueries.colors(),
    meta: { failed: t('colors.failed') },
  });
  const editPopup = useRowPopup(`${COLORS_HASH}/`, colors);
  if (colors.length === 0) {
    return <EmptyState title={t('colors.none')}>{t('colors.noneText')}</EmptyState>;
  }
  return (
    <>
      <Stack as="ul" gap={0} isLined aria-label={t('colors.open')}>
        {colors.map((color) => (
          <Row as="li" key={color.id} gap={3} hasNoWrap>
            <Swatch rgb={color.rgb} rainbow={isRainbow(color)} />
            <Text as="span" grow="0" isLong>
              {color.name}
            </Text>
            <Note as="span">{color.rgb}</Note>
            <IconButton
              label={t('colors.editOne', { name: color.name })}
              icon={<Pencil />}
              onClick={() => editPopup.open(color.id)}
            />
          </Row>
        ))}
      </Stack>
      {editPopup.row && (
        <ColorDialog key={editPopup.row.id} color={editPopup.row} onClose={editPopup.close} />
      )}
    </>
  );
}
