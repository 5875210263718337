import { useCommonTexts } from '#i18n/es/common.ts';
import { Button, type ButtonProps } from './Button.tsx';

export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  const t = useCommonTexts();
  return (
    <Button variant="secondary" {...props}>
      {t('retry')}
    </Button>
  );
}
