import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from '../../api/badges.ts'
import { listenToOffers } from './offers.live.ts'
import { receivedOffers } from './offers.queries.ts'

/** Keeps offers and the count of waiting ones current while a user is signed in. */
export function OfferWatch({ isSeeker }: { isSeeker: boolean }) {
  const { data } = useQuery({ ...receivedOffers({ status: 'pending' }), enabled: isSeeker })
  const waiting = data?.total ?? 0
  useEffect(listenToOffers, [])
  useEffect(() => {
    setBadge('offers', waiting)
    return () => setBadge('offers', 0)
  }, [waiting])
  return null
}
