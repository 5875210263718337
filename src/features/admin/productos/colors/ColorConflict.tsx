import { useEffect, useRef } from 'react';
import type { Color } from '../../../../domain/catalogue.ts';
import { isRainbow } from '../../../../domain/variants.ts';
import { useStaffText } from '../../../../i18n/useStaffText.ts';
import { Button } from '../../../../shared/ui/Button.tsx';
import { Message } from '../../../../shared/ui/Message.tsx';
import { Swatch } from '../../../../shared/ui/Swatch.tsx';

type Props = {
  /** What somebody else saved meanwhile. */
  now: Color;
  onUseNewer: () => void;
};

/** Says what somebody else saved while the popup was open; what is typed stays until told otherwise. */
export function ColorConflict({ now, onUseNewer }: Props) {
  const t = useStaffText('productos');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Message
      ref={box}
      tabIndex={-1}
      tone="warning"
      live="assertive"
      title={t('colors.changedTitle')}
      actions={
        <Button variant="secondary" onClick={onUseNewer}>
          {t('colors.takeTheirs')}
        </Button>
      }
    >
      <p>{t('colors.changedText')}</p>
      <p>
        <Swatch size="sm" rgb={now.rgb} rainbow={isRainbow(now)} />{' '}
        {t('colors.changedValue', { name: now.name, rgb: now.rgb })}
      </p>
    </Message>
  );
}
