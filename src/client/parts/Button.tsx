// Buttons, and links that look like them.
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';

/** `primary`: the one obvious thing to do; `quiet`: another; `plain`: hardly there. */
type Kind = 'primary' | 'quiet' | 'plain';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { kind?: Kind; busy?: boolean };

/** `busy`: shows that something is under way, and cannot be pressed again meanwhile; it keeps the focus. */
export function Button({ kind = 'quiet', busy = false, className = '', onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={`${styles.button} ${styles[kind]} ${className}`}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}

export function LinkButton({ href, kind = 'quiet', children }: { href: string; kind?: Kind; children: ReactNode }) {
  return (
    <Link href={href} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </Link>
  );
}
