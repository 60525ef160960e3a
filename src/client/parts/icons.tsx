// The signs of classes, coins and landmarks, and the general icons. All are decoration: the words stand beside them.
import type { Color } from '../../game/city/types';
import { Frame, line, type Sign, type SignProps, sign } from './sign';

const Globe = sign(
  '',
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3.4 9.2h17.2M3.4 14.8h17.2M12 3c-5 5.4-5 12.6 0 18c5-5.4 5-12.6 0-18z',
);
const House = sign('M12 2.2L1.8 11.4l1.6 1.7L5 11.7V21h5v-6h4v6h5v-9.3l1.6 1.4l1.6-1.7z');
const Plate = sign(
  'M13 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zm0 2a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11zm0 2a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z',
  'M2.5 4v4.5M2.5 20V8.5',
);
const Star = sign('M12 1.8l3 6.6l7.2.8l-5.4 4.9l1.5 7.1l-6.3-3.6l-6.3 3.6l1.5-7.1l-5.4-4.9l7.2-.8z');

/** Blue works on anyone's turn, green on mine, red on the others', purple is special. */
export const classSigns: Readonly<Record<Color, Sign>> = { blue: Globe, green: House, red: Plate, purple: Star };

/** The sign of a class in the colour of the text around it. */
export function ClassSign({ color, ...props }: SignProps & { color: Color }) {
  const Shape = classSigns[color];
  return <Shape {...props} />;
}

/** A coin in its own colours, blank: the number stands beside it or over it. */
export function Coin(props: SignProps) {
  return (
    <Frame {...props}>
      <circle cx="12" cy="12" r="10.5" fill="var(--coin-edge)" />
      <circle cx="12" cy="12" r="9" fill="var(--coin)" />
      <path d="M12 5.4a6.6 6.6 0 0 0 0 13.2" {...line} stroke="#fff" strokeWidth={1.6} opacity={0.65} />
      <path d="M12 18.6a6.6 6.6 0 0 0 0-13.2" {...line} stroke="var(--coin-edge)" strokeWidth={1.6} opacity={0.55} />
    </Frame>
  );
}

/** A landmark: flag on a hill, filled when built. */
export function LandmarkMark({ built, ...props }: SignProps & { built: boolean }) {
  return (
    <Frame {...props}>
      <path d="M8 3.5l10.5 4L8 12z" {...line} fill={built ? 'currentColor' : 'none'} />
      <path d="M8 3v18M4 21h10" {...line} />
    </Frame>
  );
}

/** General icons, from Lucide: silent for screen readers, sized by `.lucide` in tokens.css. */
export {
  ArrowLeftRight as SwapIcon,
  Bot as RobotIcon,
  Check as CheckIcon,
  Copy as CopyIcon,
  Eye as WatchIcon,
  Info as InfoIcon,
  Lightbulb as HintIcon,
  Link as LinkIcon,
  LogOut as LeaveIcon,
  Plus as PlusIcon,
  ScrollText as LogIcon,
  Settings as SettingsIcon,
  Trophy as TrophyIcon,
  User as PersonIcon,
  Users as PeopleIcon,
  WifiOff as OfflineIcon,
  X as CloseIcon,
} from 'lucide-react';
