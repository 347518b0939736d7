// Written by build/database-types.ts from supabase/migrations: change those, then run it again.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "14.12"
  }
  public: {
    Tables: {
      user_progress: {
        Row: {
          completed: boolean
          completed_at: string | null
          rating: number | null
          topic_id: string
          topic_type: string
          updated_at: string
          user_id: string
        }
        Insert: {
          completed?: boolean
          completed_at?: string | null
          rating?: number | null
          topic_id: string
          topic_type: string
          updated_at?: string
          user_id: string
        }
        Update: {
          completed?: boolean
          completed_at?: string | null
          rating?: number | null
          topic_id?: string
          topic_type?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      words: {
        Row: {
          american_form: string | null
          category: string | null
          difficulty_level: string
          english_translation: string
          etymology: string | null
          example_english: string | null
          example_spanish: string | null
          feminine_form: string | null
          part_of_speech: string
          pronunciation: string | null
          related_adjective: string | null
          related_adjective_english: string | null
          related_noun: string | null
          related_noun_english: string | null
          related_verb: string | null
          related_verb_english: string | null
          sort_order: number
          spanish_word: string
        }
        Insert: {
          american_form?: string | null
          category?: string | null
          difficulty_level: string
          english_translation: string
          etymology?: string | null
          example_english?: string | null
          example_spanish?: string | null
          feminine_form?: string | null
          part_of_speech: string
          pronunciation?: string | null
          related_adjective?: string | null
          related_adjective_english?: string | null
          related_noun?: string | null
          related_noun_english?: string | null
          related_verb?: string | null
          related_verb_english?: string | null
          sort_order: number
          spanish_word: string
        }
        Update: {
          american_form?: string | null
          category?: string | null
          difficulty_level?: string
          english_translation?: string
          etymology?: string | null
          example_english?: string | null
          example_spanish?: string | null
          feminine_form?: string | null
          part_of_speech?: string
          pronunciation?: string | null
          related_adjective?: string | null
          related_adjective_english?: string | null
          related_noun?: string | null
          related_noun_english?: string | null
          related_verb?: string | null
          related_verb_english?: string | null
          sort_order?: number
          spanish_word?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      delete_account: {
        Args: Record<PropertyKey, never>
        Returns: {
          deleted: string
        }[]
      }
      export_account: {
        Args: Record<PropertyKey, never>
        Returns: {
          account: Json
          progress: Json
          sessions: Json
        }[]
      }
      get_todays_word: {
        Args: Record<PropertyKey, never>
        Returns: {
          american_form: string | null
          category: string | null
          difficulty_level: string
          english_translation: string
          etymology: string | null
          example_english: string | null
          example_spanish: string | null
          feminine_form: string | null
          part_of_speech: string
          pronunciation: string | null
          related_adjective: string | null
          related_adjective_english: string | null
          related_noun: string | null
          related_noun_english: string | null
          related_verb: string | null
          related_verb_english: string | null
          sort_order: number
          spanish_word: string
        }[]
        SetofOptions: {
          from: "*"
          to: "words"
          isOneToOne: false
          isSetofReturn: true
        }
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
