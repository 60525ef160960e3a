// The drawings of a box, fetched when its board is shown.
import { useEffect, useState } from 'react';
import type { EditionId } from '../../game/city/types';
import { loadSkin, type Skin } from '../skins';

/** Null until they have come; cards are then drawn without pictures, which is better than no board. */
export function useSkin(edition: EditionId): Skin | null {
  const [skin, setSkin] = useState<Skin | null>(null);
  useEffect(() => {
    let wanted = true;
    loadSkin(edition).then(
      (loaded) => wanted && setSkin(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [edition]);
  return skin?.id === edition ? skin : null;
}
