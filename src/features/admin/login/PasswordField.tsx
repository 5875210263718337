import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from '#i18n/useTranslation.ts';
import { IconButton } from '#shared/ui/Button.tsx';
import { TextField, type TextFieldProps } from '#shared/ui/TextField.tsx';
import styles from './PasswordField.module.css';

type Props = Omit<TextFieldProps, 'type' | 'className'> & {
  isShown: boolean;
  onToggle: () => void;
};

/** The password, with a button that shows what was typed. */
export function PasswordField({ isShown, onToggle, ...field }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.field}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
      />
      <IconButton
        className={styles.toggle}
        label={t(isShown ? 'hidePassword' : 'showPassword')}
        icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        onClick={onToggle}
      />
    </div>
  );
}
