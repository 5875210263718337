import type { Color } from '#domain/catalogue.ts';
import { isRainbow } from '#domain/variants.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { ConflictMessage } from '../../shared/ConflictMessage.tsx';

type Props = {
  /** What somebody else saved meanwhile. */
  now: Color;
  onUseNewer: () => void;
};

/** Says what somebody else saved while the popup was open; what is typed stays until told otherwise. */
export function ColorConflict({ now, onUseNewer }: Props) {
  const t = useStaffText('productos');
  const shade = (
    <>
      <Swatch size="sm" rgb={now.rgb} rainbow={isRainbow(now)} /> {now.rgb}
    </>
  );
  return (
    <ConflictMessage
      title={t('colors.changedTitle')}
      text={t('colors.changedText')}
      differences={[
        { field: t('colors.name'), now: now.name },
        { field: t('colors.rgb'), now: shade },
      ]}
      onUseNewer={onUseNewer}
    />
  );
}
