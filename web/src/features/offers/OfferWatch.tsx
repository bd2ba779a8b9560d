import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from '../../api/badges.ts'
import { listenToOffers } from './offers.live.ts'
import { receivedOffers } from './offers.queries.ts'

/** Around every page while somebody is signed in: steps as they are taken, and how many offers wait for an answer. */
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
