import { useQueryClient } from '@tanstack/react-query';
import { ImagePlus, Wand2 } from 'lucide-react';
import { useState } from 'react';
import { pictureQueries } from '#data/library/staff/pictures.ts';
import type { Color } from '#domain/catalogue/catalogue.ts';
import { matchPictures } from '#domain/staff/generator/matchPictures.ts';
import type { PlanRow } from '#domain/staff/generator/plan.ts';
import { isThumbnailPath, LIBRARY_ROOTS } from '#domain/staff/pictures/libraryFile.ts';
import { isPictureName } from '#domain/staff/pictures/storedPicture.ts';
import { t } from '#i18n/es/staff/generator.ts';
import { toggled } from '#lib/toggled.ts';
import { Button } from '#ui/action/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { OptionChip } from '#ui/form/OptionChip.tsx';
import { OptionSet } from '#ui/form/OptionSet.tsx';
import { useHashPopup } from '#ui/hooks/useHashPopup.ts';
import { Note, Row, Stack, Text } from '#ui/Stack.tsx';
import { ColorName } from '../shared/ColorName.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { useSingleMutation } from '../shared/form/useSingleMutation.ts';
import { PicturePicker } from '../shared/pictures/PicturePicker.tsx';
import { PictureChips } from '../shared/pictures/PictureTile.tsx';
import { RetryMessage } from '../shared/screen/ReadFailed.tsx';
import type { GeneratorProps } from './useGeneratorDraft.ts';

const nameOf = (color: Color | null) => color?.name ?? t('noColor');

export function ColorPictures(props: GeneratorProps) {
  const { draft, change, plan } = props;
  const popup = useHashPopup('#imagenes');
  const [openId, setOpenId] = useState<number | null>(null);
  const isOpen = ({ color }: PlanRow) => (color?.id ?? null) === openId;
  const open = popup.isOpen ? (plan.rows.find(isOpen) ?? plan.rows[0]) : undefined;
  const toggle = ({ color, imageUrls }: PlanRow, url: string) =>
    change({ pictures: { ...draft.pictures, [color?.id ?? '']: toggled(imageUrls, url) } });

  return (
    <FormSection legend={t('pictures.legend')}>
      <Row gap={[2, 4]} justify="between">
        <Note>{t('pictures.hint')}</Note>
        <ProposePictures {...props} />
      </Row>
      <Stack as="ul" columns="22rem">
        {plan.rows.map((row) => (
          <Stack as="li" key={row.color?.id ?? ''} isCard align="start" gap={2}>
            <Text as="strong">
              <ColorName color={row.color} none={t('noColor')} />
            </Text>
            {row.imageUrls.length > 0 && (
              <PictureChips
                pictures={row.imageUrls.map((url) => ({ key: url, url }))}
                label={t('pictures.of', { color: nameOf(row.color) })}
                isLabelHidden
                toActionLabel={(name) => t('pictures.drop', { name, color: nameOf(row.color) })}
                onRemove={(url) => toggle(row, url)}
              />
            )}
            <Button
              variant="secondary"
              icon={<ImagePlus />}
              aria-label={t('pictures.chooseNamed', { color: nameOf(row.color) })}
              onClick={() => {
                setOpenId(row.color?.id ?? null);
                popup.open();
              }}
            >
              {t('pictures.choose')}
            </Button>
          </Stack>
        ))}
      </Stack>
      {open && (
        <Dialog
          size="xl"
          onClose={popup.close}
          title={t('pictures.of', { color: nameOf(open.color) })}
          footer={<Button onClick={popup.close}>{t('pictures.done')}</Button>}
        >
          <Stack gap={4}>
            {plan.rows.length > 1 && (
              <OptionSet legend={t('plan.color')}>
                {plan.rows.map(({ color, imageUrls }) => (
                  <OptionChip
                    key={color?.id ?? ''}
                    name="pictureColor"
                    value={String(color?.id ?? '')}
                    checked={color === open.color}
                    onSelect={() => setOpenId(color?.id ?? null)}
                  >
                    <ColorName color={color} none={t('noColor')} />
                    {imageUrls.length > 0 && (
                      <Text as="span" tone="quiet">
                        {imageUrls.length}
                      </Text>
                    )}
                  </OptionChip>
                ))}
              </OptionSet>
            )}
            <PicturePicker
              folder={LIBRARY_ROOTS[0]}
              isSelected={(url) => open.imageUrls.includes(url)}
              onToggle={(url) => toggle(open, url)}
              canBrowse
            />
          </Stack>
        </Dialog>
      )}
    </FormSection>
  );
}

function ProposePictures({ draft, change, data, plan }: GeneratorProps) {
  const client = useQueryClient();
  const colors = plan.rows.flatMap(({ color }) => color ?? []);
  const propose = useSingleMutation({
    mutationKey: ['staff', 'generator', 'pictures'],
    mutationFn: async () => {
      const listing = { ...pictureQueries.folder('', 'tree'), pages: Infinity, staleTime: 0 };
      const { pages } = await client.fetchInfiniteQuery(listing);
      const files = pages
        .flatMap((page) => page.files)
        .filter(({ name, path }) => isPictureName(name) && !isThumbnailPath(path));
      return matchPictures(files, data.subfamilia.name, colors);
    },
    onSuccess: (matches) => {
      const pictures = plan.rows.flatMap(({ color, imageUrls }) => {
        const urls = color && matches.get(color.id);
        return urls ? [[color.id, [...new Set([...imageUrls, ...urls])]]] : [];
      });
      change({ pictures: { ...draft.pictures, ...Object.fromEntries(pictures) } });
    },
  });
  const found = propose.data && [...propose.data.values()].flat().length;

  return (
    <Row gap={[2, 3]}>
      <Button
        variant="secondary"
        icon={<Wand2 />}
        busy={propose.isPending}
        onClick={() => propose.mutate()}
      >
        {t('pictures.propose')}
      </Button>
      <RetryMessage
        tone="warning"
        error={propose.error}
        title={(reason) => t('pictures.proposeFailed', { reason })}
        onRetry={() => propose.mutate()}
      />
      <output>
        {found !== undefined && (
          <Note>
            {found > 0
              ? t('pictures.proposed', { count: found })
              : t('pictures.proposedNone', {
                  example: `${data.subfamilia.name} ${colors[0]?.name ?? ''}.webp`,
                })}
          </Note>
        )}
      </output>
    </Row>
  );
}
