import { useScreenTexts } from '#i18n/screenTexts.ts';
import { Button, type ButtonProps } from './Button.tsx';

export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  const t = useScreenTexts('common');
  return (
    <Button variant="secondary" {...props}>
      {t('retry')}
    </Button>
  );
}
