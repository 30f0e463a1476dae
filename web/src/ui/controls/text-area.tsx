import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
  className?: string | undefined;
}

export function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea className={classNames('block', 'input', 'min-h-28 resize-none px-4 py-3', className)} {...rest} />;
}
